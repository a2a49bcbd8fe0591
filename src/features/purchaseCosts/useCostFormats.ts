import type { CostSpan } from '../../content/calculateCosts.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { localeTags } from '../../i18n/locales.ts'
import {
  decimalSignOf,
  formatEuro,
  formatEuroSpan,
  formatNumber,
  formatPercent,
  formatPercentSpan,
} from '../../lib/format.ts'

/** Amounts and rates in the language of the page. */
export function useCostFormats() {
  const { language } = useLanguage()
  const { intl: tag } = localeTags[language]
  return {
    decimalSign: decimalSignOf(tag),
    number: (value: number) => formatNumber(value, tag),
    euro: (value: number) => formatEuro(value, tag),
    /** "€700–1,100"; one amount where both ends are equal. */
    euroSpan: ({ min, max }: CostSpan) => (min === max ? formatEuro(min, tag) : formatEuroSpan({ min, max }, tag)),
    /** With every decimal of a rate; what is calculated is rounded to as many as `decimals`. */
    percent: (ratio: number, decimals?: number) => formatPercent(ratio, tag, decimals),
    percentSpan: (span: CostSpan, decimals?: number) => formatPercentSpan(span, tag, decimals),
  }
}

export type Formats = ReturnType<typeof useCostFormats>
