import type { Locale } from '../../../../i18n/locales.ts'

/** What takes the place of a format for which an article has no tag. */
export const words: Readonly<
  Record<Locale, { readonly struck: string; readonly quotes: readonly [opening: string, closing: string] }>
> = {
  en: { struck: 'crossed out', quotes: ['“', '”'] },
  de: { struck: 'gestrichen', quotes: ['„', '“'] },
}
