import { locales, type Locale } from '../src/i18n/locales.ts'

/** Viewport widths of the stories. */
export const viewports = {
  phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const
export type Viewport = keyof typeof viewports

/** Globals and viewport that Chromatic and `npm run visual` set before they take a story's picture. */
export type Mode = { readonly locale: Locale; readonly viewport: Viewport; readonly media?: 'print' }
export type ModeName = `${Locale} ${'375' | '768' | '1280' | 'print'}`

const modesOf = (locale: Locale): Record<string, Mode> => ({
  [`${locale} 375`]: { locale, viewport: 'phone' },
  [`${locale} 768`]: { locale, viewport: 'tablet' },
  [`${locale} 1280`]: { locale, viewport: 'desktop' },
  [`${locale} print`]: { locale, viewport: 'tablet', media: 'print' },
})

/**
 * Every language at every width, and print. Motion is reduced in all of them (preview.tsx, e2e/visual): pictures show the end
 * state of every animation.
 */
export const modes = Object.assign({}, ...locales.map(modesOf)) as Record<ModeName, Mode>

/**
 * Parameters that take a story's picture in these modes instead of once, as written. Its play function must pass
 * in each of them; the story’s own `globals` override the mode's.
 */
export const seenIn = (...names: readonly ModeName[]) => ({
  chromatic: { modes: Object.fromEntries(names.map((name) => [name, modes[name]])) },
})

/** Parameters of a story that tests behavior and looks like another story: no picture is taken. */
export const unpictured = { chromatic: { disableSnapshot: true } }

/** Parameters of a story that shows its controls with the focus of a keyboard. */
export const focused = { pseudo: { focusVisible: 'a, button, input, textarea, select, summary' } }
