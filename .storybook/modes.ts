import { locales } from '../src/i18n/locales.ts'

/** The widths that stories are looked at in. */
export const viewports = {
  phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const

type Viewport = keyof typeof viewports
const widths: readonly Viewport[] = ['phone', 'tablet', 'desktop']

const everyWidth = locales.flatMap((locale) =>
  widths.map((viewport) => [`${locale} ${viewport}`, { locale, motion: 'full', viewport }] as const),
)

/** What Chromatic takes a picture of: every language in every width, and once with reduced motion. */
export const modes = {
  ...Object.fromEntries(everyWidth),
  'reduced motion': { locale: 'en', motion: 'reduced', viewport: 'desktop', prefersReducedMotion: 'reduce' },
}
