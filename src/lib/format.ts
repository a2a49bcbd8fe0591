/** Numbers for readers. `tag` is a BCP 47 tag such as `de-DE`. */
import { rateDecimals } from './rate.ts'

/** The dash of a range, "4–6": a word joiner after it keeps a line from ending there. */
export const rangeDash = '–\u2060'

/** Removes word joiners, for text that does not wrap (head, structured data, pictures) or may wrap within a range. */
export const withoutJoiners = (text: string): string => text.replaceAll('\u2060', '')

type Range = { readonly min: number; readonly max?: number }

/** Decimals of a number or a percentage that is shown as it is written in src/content: 3.25, 1.255 %. */
const writtenDecimals = rateDecimals - 2

/** With every decimal that is written; what is calculated is rounded to `maximumFractionDigits`. */
export const formatNumber = (value: number, tag: string, maximumFractionDigits = writtenDecimals): string =>
  new Intl.NumberFormat(tag, { maximumFractionDigits }).format(value)

type Day = string | number | Date

/** A day of the calendar, without a time zone: "November 2, 2026" unless `options` ask for other parts. */
export const formatDate = (
  day: Day,
  tag: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options }).format(new Date(day))

/** "January 2023" and „Januar 2023“. */
export const formatMonth = (day: Day, tag: string): string => formatDate(day, tag, { year: 'numeric', month: 'long' })

/** The scale of a model, 1:150,000. */
export const formatScale = (scale: number, tag: string): string => `1:${formatNumber(scale, tag)}`

/** "." in English, "," in German. */
export const decimalSignOf = (tag: string): string =>
  new Intl.NumberFormat(tag).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'

/** A ratio as percent, decimals as in `formatNumber`: 0.001 gives "0.1%" in English and "0,1 %" in German. */
export const formatPercent = (ratio: number, tag: string, maximumFractionDigits = writtenDecimals): string =>
  new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits }).format(ratio)

/** What follows a number in percent: "%" in English, a no-break space and "%" in German. */
export const percentSuffix = (tag: string): string => around(new Intl.NumberFormat(tag, { style: 'percent' }), '')

/** Whole euros, the symbol where the language puts it. */
export const formatEuro = (euro: number, tag: string): string => euroFormat(tag).format(euro)

/** "4–6"; an open range reads "4+". */
export const formatSpan = ({ min, max }: Range, tag: string): string =>
  max === undefined ? `${formatNumber(min, tag)}+` : `${formatNumber(min, tag)}${rangeDash}${formatNumber(max, tag)}`

/** "4–6%", "0,5–1,5 %": the sign once; decimals as in `formatNumber`. */
export function formatPercentSpan({ min, max = min }: Range, tag: string, maximumFractionDigits?: number): string {
  const low = formatNumber(min * 100, tag, maximumFractionDigits)
  return `${low}${rangeDash}${formatPercent(max, tag, maximumFractionDigits)}`
}

/** "€800–1,500" and "800–1.500 €"; one amount where both ends are equal. */
export function formatEuroSpan({ min, max = min }: Range, tag: string): string {
  if (min === max) return formatEuro(min, tag)
  return isSymbolFirst(tag)
    ? `${formatEuro(min, tag)}${rangeDash}${formatNumber(max, tag)}`
    : `${formatNumber(min, tag)}${rangeDash}${formatEuro(max, tag)}`
}

/**
 * Prices of a market in short, with a plus for "and more": "€800K–5M+" where the symbol comes first, and "0,8–5+ Mio. €",
 * "0,8–5+ M €" in millions where it comes last.
 */
export function formatPriceRange(min: number, max: number, tag: string, isOpen: boolean): string {
  const plus = isOpen ? '+' : ''
  // Safari's engine shows the two decimals of a currency where none are asked for: "€800.00K".
  const compact = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: writtenDecimals } as const
  if (isSymbolFirst(tag)) {
    const upper = new Intl.NumberFormat(tag, compact).format(max)
    return `${euroFormat(tag, compact).format(min)}${rangeDash}${upper}${plus}`
  }
  const inMillions = formatSpan({ min: min / 1e6, max: max / 1e6 }, tag)
  return around(euroFormat(tag, compact), `${inMillions}${plus}`, 1e6)
}

const euroFormat = (tag: string, options: Intl.NumberFormatOptions = { maximumFractionDigits: 0 }): Intl.NumberFormat =>
  new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', ...options })

/** The currency symbol or unit of a format, around a given text. */
const around = (format: Intl.NumberFormat, text: string, number = 1): string =>
  format
    .formatToParts(number)
    .map(({ type, value }) => (type === 'integer' ? text : value))
    .join('')

const isSymbolFirst = (tag: string): boolean => euroFormat(tag).formatToParts(1)[0]?.type === 'currency'

/** The formats of one language; src/i18n/useFormats.ts has those of the page's. */
export const formatsIn = (tag: string) => ({
  tag,
  number: (value: number, decimals?: number) => formatNumber(value, tag, decimals),
  percent: (ratio: number, decimals?: number) => formatPercent(ratio, tag, decimals),
  percentSpan: (span: Range, decimals?: number) => formatPercentSpan(span, tag, decimals),
  percentSuffix: () => percentSuffix(tag),
  decimalSign: () => decimalSignOf(tag),
  euro: (value: number) => formatEuro(value, tag),
  euroSpan: (span: Range) => formatEuroSpan(span, tag),
  priceRange: (min: number, max: number, isOpen: boolean) => formatPriceRange(min, max, tag, isOpen),
  scale: (scale: number) => formatScale(scale, tag),
  date: (day: Day, options?: Intl.DateTimeFormatOptions) => formatDate(day, tag, options),
  /** "January 2023" and „Januar 2023“. */
  month: (day: Day) => formatMonth(day, tag),
  /** "December 21" and „21. Dezember“. */
  day: (day: Day) => formatDate(day, tag, { day: 'numeric', month: 'long' }),
  /** Minutes after midnight, to five minutes: "3:00 PM" and "15:00". */
  clock: (minute: number) => formatDate(Math.round(minute / 5) * 300_000, tag, { timeStyle: 'short' }),
})
