import { CostResult } from './CostResult.tsx'
import { calculator as columns, tax } from './PurchaseCosts.css.ts'
import { TaxDrawing } from './TaxDrawing.tsx'
import { TaxFigure } from './TaxFigure.tsx'
import type { Calculator } from './useCalculator.ts'

/** What a purchase costs at the visitor's price: the tax as a figure and a drawing, the cash needed and its items. */
export function PurchaseCosts({ calculator }: { readonly calculator: Calculator }) {
  const { isLoading, calculation, share } = calculator
  return (
    <div className={columns}>
      <div className={tax}>
        <TaxFigure calculation={calculation} isStale={isLoading} />
        <TaxDrawing calculation={calculation} isStale={isLoading} />
      </div>
      <CostResult calculation={calculation} isStale={isLoading} onCopyLink={share} />
    </div>
  )
}
