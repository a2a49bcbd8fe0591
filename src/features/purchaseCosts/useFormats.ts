import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { formatEuro, formatEuroSpan, formatNumber, formatPercent, formatPercentSpan } from '../../lib/format.ts'

type Span = { readonly min: number; readonly max: number }

/** Amounts and rates in the language of the page. */
export function useFormats() {
  const { language } = useLanguage()
  const { intl: tag } = localeTags[language]
  return {
    number: (value: number) => formatNumber(value, tag),
    euro: (value: number) => formatEuro(value, tag),
    /** "€700–1,100"; one amount where both ends are equal. */
    euroSpan: ({ min, max }: Span) => (min === max ? formatEuro(min, tag) : formatEuroSpan({ min, max }, tag)),
    percent: (ratio: number, digits = 1) => formatPercent(ratio, tag, digits),
    percentSpan: (span: Span) => formatPercentSpan(span, tag),
  }
}
