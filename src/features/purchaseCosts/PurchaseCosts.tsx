import { Message, useMessage } from '../../i18n/Message.tsx'
import { notes as copy } from './copy.ts'
import { CostResult } from './CostResult.tsx'
import { kindNoteId } from './PriceBar.tsx'
import { calculator as columns, items, notes } from './PurchaseCosts.css.ts'
import { TaxDrawing } from './TaxDrawing.tsx'
import { TaxFigure } from './TaxFigure.tsx'
import type { Calculator } from './useCalculator.ts'

/** What a purchase costs at the visitor's price: the tax as a figure and a drawing, the cash needed and its items. */
export function PurchaseCosts({ calculator }: { readonly calculator: Calculator }) {
  const translate = useMessage()
  const { isLoading, calculation, share } = calculator
  return (
    <div className={columns}>
      <div>
        <TaxFigure calculation={calculation} isStale={isLoading} />
        <TaxDrawing calculation={calculation} isStale={isLoading} />
      </div>
      <div className={items}>
        <CostResult calculation={calculation} isStale={isLoading} onCopyLink={share} />
      </div>
      <p className={notes}>
        <span id={kindNoteId}>{translate(copy.kinds)}</span> <Message of={copy.rates} />
      </p>
    </div>
  )
}
