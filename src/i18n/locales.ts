/**
 * The languages of the site. After one is added here, the compiler and the checks name every place that needs an entry
 * (docs/changing.md).
 */
export const locales = ['en', 'de'] as const
export type Locale = (typeof locales)[number]

/** The language of last resort and of `x-default`. */
export const defaultLocale: Locale = 'en'

/** Language and region as Open Graph and Intl want them. */
export const localeTags: Record<Locale, { readonly openGraph: string; readonly intl: string; readonly name: string }> =
  {
    en: { openGraph: 'en_US', intl: 'en-US', name: 'English' },
    de: { openGraph: 'de_DE', intl: 'de-DE', name: 'Deutsch' },
  }

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)
