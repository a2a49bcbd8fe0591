import { purchaseCosts } from '../../content/costs.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { formatPercent } from '../../lib/format.ts'
import { rate, rates } from './Rates.css.ts'

/** The rate of each block below it; the picture's description names them for screen readers. */
export function Rates() {
  const { language } = useLanguage()
  return (
    <p className={rates} aria-hidden="true">
      {purchaseCosts.transferTaxBands.map((band) => (
        <span key={band.rate} className={rate}>
          {formatPercent(band.rate, localeTags[language].intl)}
        </span>
      ))}
    </p>
  )
}
