import { useRef } from 'react'
import { CostForm } from './CostForm.tsx'
import { CostResult } from './CostResult.tsx'
import { CostStatus } from './CostStatus.tsx'
import { calculator } from './PurchaseCosts.css.ts'
import { useCalculator } from './useCalculator.ts'

/** The purchase-cost calculator: price and kind of property, and below them the answer. */
export function PurchaseCosts() {
  const form = useRef<HTMLFormElement>(null)
  const { typed, isLoading, calculation, change, saveToAddress } = useCalculator(form)
  return (
    <div className={calculator}>
      <CostForm ref={form} typed={isLoading ? undefined : typed} onChange={change} />
      <CostResult calculation={calculation} isLoading={isLoading} onCopyLink={saveToAddress} />
      <CostStatus typed={typed} calculation={calculation} isLoading={isLoading} />
    </div>
  )
}
