import '../src/styles/global.css.ts'
import '../src/styles/utilities.css.ts'
import type { Preview } from '@storybook/react-vite'
import isChromatic from 'chromatic/isChromatic'
import { configure } from 'storybook/test'
import { isLocale, defaultLocale, localeTags, locales } from '../src/i18n/locales.ts'
import { isolate, refuseRemoteAddresses } from '../src/testing/isolation.ts'
import { setMotion } from '../src/testing/motion.ts'
import { loadFonts } from '../src/testing/loadFonts.ts'
import { StoryFrame, type StoryPlace } from '../src/testing/StoryFrame.tsx'
import { viewports } from './modes.ts'

// Allows for a slow machine; a query that succeeds earlier returns at once.
configure({ asyncUtilTimeout: 5000 })

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: locales.map((value) => ({ value, title: localeTags[value].name })),
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    locale: 'en',
    // Pictures show the end state of every animation; `npm run visual` asks for it by address.
    motion: isChromatic() ? 'reduced' : 'full',
    viewport: { value: 'desktop', isRotated: false },
  },
  parameters: {
    layout: 'fullscreen',
    // A violation fails the test of its story.
    a11y: { test: 'error' },
    viewport: { options: viewports },
    // A story's picture is taken once, as written; seenIn() in modes.ts adds languages and widths.
    chromatic: { prefersReducedMotion: 'reduce' },
    controls: { expanded: true },
    options: { storySort: { order: ['components', 'sections', 'features', 'app', 'pages'] } },
  },
  beforeEach: isolate,
  afterEach: refuseRemoteAddresses,
  loaders: [loadFonts],
  decorators: [
    (Story, { globals, parameters }) => {
      const { locale: chosen, motion } = globals
      const locale = isLocale(chosen) ? chosen : defaultLocale
      setMotion(motion === 'reduced' ? 'reduced' : 'full')
      return (
        <StoryFrame key={`${locale} ${String(motion)}`} locale={locale} {...(parameters as StoryPlace)}>
          <Story />
        </StoryFrame>
      )
    },
  ],
}
export default preview
