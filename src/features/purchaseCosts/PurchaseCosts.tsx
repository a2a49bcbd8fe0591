import { CostForm } from './CostForm.tsx'
import { CostResult } from './CostResult.tsx'
import { CostStatus } from './CostStatus.tsx'
import { calculator } from './PurchaseCosts.css.ts'
import type { Calculator } from './useCalculator.ts'

/** The purchase-cost calculator: price and kind of property, the sum, and its items next to them on wide screens. */
export function PurchaseCosts({
  form,
  typed,
  isLoading,
  calculation,
  change,
  saveToAddress,
}: Omit<Calculator, 'drawn'>) {
  return (
    <div className={calculator}>
      <CostForm ref={form} typed={isLoading ? undefined : typed} onChange={change} />
      <CostResult calculation={calculation} isLoading={isLoading} onCopyLink={saveToAddress} />
      <CostStatus typed={typed} calculation={calculation} isLoading={isLoading} />
    </div>
  )
}
