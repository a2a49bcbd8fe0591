import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../components/Text/Text.tsx'
import { useMessage } from '../i18n/Message.tsx'
import { pageLabels } from '../content/pageLabels.ts'
import { usePage } from '../seo/usePage.ts'
import { refuseRemoteAddresses } from './isolation.ts'
import { siteTexts } from './SiteTexts.tsx'

/** Shows the story's locale, path and page. */
function Place() {
  const { page, locale, route } = usePage()
  const translate = useMessage()
  const name = page === 'notFound' || page === 'blogPost' ? '404' : translate(pageLabels[page])
  return <Text>{`${locale} ${route?.path ?? 'nowhere'} ${name}`}</Text>
}

/** Tests the frame that all other stories use. */
const meta = {
  component: Place,
  decorators: [siteTexts],
  tags: ['!autodocs'],
  parameters: { page: 'pricing', surface: 'limewash', chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Place>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('en /en/pricing Pricing')).toBeVisible()
    await expect(new Date().toISOString()).toBe('2026-11-21T10:00:00.000Z')
    await expect(document.documentElement.lang).toBe('en')
    await expect(innerWidth).toBe(1280)
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^de \/de\/preise Preise/)).toBeVisible()
    await expect(document.documentElement.lang).toBe('de')
  },
}

export const UnknownAddress: Story = {
  globals: { locale: 'de' },
  parameters: { page: 'notFound' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^de nowhere 404/)).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(innerWidth).toBe(375)
  },
}

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async () => {
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
    await expect(matchMedia('(prefers-reduced-motion: no-preference)').matches).toBe(false)
    await expect(matchMedia('(min-width: 1280px)').matches).toBe(true)
  },
}

export const FontsAreThere: Story = {
  play: async () => {
    for (const font of ['1em "Instrument Serif"', 'italic 1em "Instrument Serif"', '1em "Instrument Sans Variable"'])
      await expect(document.fonts.check(font)).toBe(true)
  },
}

export const NothingIsRemembered: Story = {
  play: async () => {
    const own = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (key) => !key.includes('storybook'),
    )
    await expect(own).toEqual([])
  },
}

export const RemoteAddressesAreRefused: Story = {
  play: async () => {
    await fetch('https://remote.example/tracker').catch(() => {})
    await expect(refuseRemoteAddresses).toThrow('https://remote.example/tracker')
    performance.clearResourceTimings()
  },
}
