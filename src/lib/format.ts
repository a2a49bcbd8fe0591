/** Numbers for readers. `tag` is a BCP 47 tag such as `de-DE`. */
const NBSP = '\u00A0'

/** The dash of a range, "4–6": a word joiner behind it keeps a line from ending there. */
export const rangeDash = '–\u2060'

/** A text as it is where no lines break (the head, structured data, a picture), or where a line may end in a range. */
export const withoutJoiners = (text: string): string => text.replaceAll('\u2060', '')

type Range = { readonly min: number; readonly max?: number }

export const formatNumber = (value: number, tag: string, maximumFractionDigits = 1): string =>
  new Intl.NumberFormat(tag, { maximumFractionDigits }).format(value)

/** A ratio as percent: 0.001 gives "0.1%" in English and "0,1 %" in German. */
export const formatPercent = (ratio: number, tag: string, maximumFractionDigits = 1): string =>
  new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits }).format(ratio)

/** What follows a number in percent: "%" in English, a no-break space and "%" in German. */
export const percentSuffix = (tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'percent' })
    .formatToParts(0)
    .filter(({ type }) => type !== 'integer')
    .map(({ value }) => value)
    .join('')

/** Whole euros, the symbol where the language puts it. */
export const formatEuro = (euro: number, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(euro)

/** "4–6"; an open range reads "4+". */
export function formatSpan({ min, max }: Range, tag: string, format = formatNumber): string {
  return max === undefined ? `${format(min, tag)}+` : `${formatNumber(min, tag)}${rangeDash}${format(max, tag)}`
}

/** "4–6%", "0,5–1,5 %": the sign once. */
export function formatPercentSpan({ min, max = min }: Range, tag: string): string {
  const low = formatNumber(min * 100, tag)
  return `${low}${rangeDash}${formatPercent(max, tag)}`
}

/** "€800–1,500" and "800–1.500 €". */
export function formatEuroSpan({ min, max = min }: Range, tag: string): string {
  const isSymbolFirst = formatEuro(1, tag).startsWith('€')
  return isSymbolFirst
    ? `${formatEuro(min, tag)}${rangeDash}${formatNumber(max, tag)}`
    : `${formatNumber(min, tag)}${rangeDash}${formatEuro(max, tag)}`
}

/** Prices of a market in short: "€800K–5M+" and "0,8–5 Mio. €" with a plus for "and more". */
export function formatPriceRange(min: number, max: number, tag: string, isOpen: boolean): string {
  const plus = isOpen ? '+' : ''
  if (tag.startsWith('en')) {
    const short = (euro: number) =>
      euro >= 1e6 ? `${formatNumber(euro / 1e6, tag)}M` : `${formatNumber(euro / 1e3, tag)}K`
    return `€${short(min)}${rangeDash}${short(max)}${plus}`
  }
  return `${formatNumber(min / 1e6, tag)}${rangeDash}${formatNumber(max / 1e6, tag)}${plus}${NBSP}Mio.${NBSP}€`
}
