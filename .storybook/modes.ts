import { locales, type Locale } from '../src/i18n/locales.ts'

/** The widths that stories are looked at in. */
export const viewports = {
  phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const
export type Viewport = keyof typeof viewports

/** One way of looking at a story: what Chromatic and `npm run visual` set before they take its picture. */
export type Mode = { readonly locale: Locale; readonly viewport: Viewport; readonly media?: 'print' }
export type ModeName = `${Locale} ${'375' | '768' | '1280' | 'print'}`

const modesOf = (locale: Locale): Record<string, Mode> => ({
  [`${locale} 375`]: { locale, viewport: 'phone' },
  [`${locale} 768`]: { locale, viewport: 'tablet' },
  [`${locale} 1280`]: { locale, viewport: 'desktop' },
  [`${locale} print`]: { locale, viewport: 'tablet', media: 'print' },
})

/**
 * Every language in every width, and on paper. Motion is reduced in all of them (preview.tsx): pictures show where every
 * movement ends.
 */
export const modes = Object.assign({}, ...locales.map(modesOf)) as Record<ModeName, Mode>

/**
 * Parameters of a story that is looked at in these modes instead of once, as it is written. Its play function must hold
 * in each of them, and what the story’s own `globals` fix stays fixed.
 */
export const seenIn = (...names: readonly ModeName[]) => ({
  chromatic: { modes: Object.fromEntries(names.map((name) => [name, modes[name]])) },
})

/** Parameters of a story that looks like another one and is there for what it does: no picture of it is taken. */
export const unpictured = { chromatic: { disableSnapshot: true } }
