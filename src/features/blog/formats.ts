import { localeTags, type Locale } from '../../i18n/locales.ts'

/** Words that an adult reads in a minute. */
const wordsPerMinute = 220

/** Cached, because creating a format takes longer than rendering the rest of a page. */
const dayFormats = new Map<Locale, Intl.DateTimeFormat>()

/** "November 2, 2026" and „2. November 2026“: the day in Mallorca, whatever the machine's time zone. */
export function longDate(instant: string, locale: Locale): string {
  const cached = dayFormats.get(locale)
  const format =
    cached ?? new Intl.DateTimeFormat(localeTags[locale].intl, { dateStyle: 'long', timeZone: 'Europe/Madrid' })
  if (cached === undefined) dayFormats.set(locale, format)
  return format.format(new Date(instant))
}

/** Minutes that a text takes to read, rounded up, never less than one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.ceil(words / wordsPerMinute))
