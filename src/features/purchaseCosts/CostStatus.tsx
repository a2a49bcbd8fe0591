import { useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { form, result } from './copy.ts'
import type { Calculator } from './useCalculator.ts'
import { useProblem } from './useProblem.ts'

type Props = { readonly calculator: Pick<Calculator, 'typed' | 'calculation' | 'isLoading'> }

/** Announces changes to screen readers: first that it is being calculated, then the result or what is wrong. */
export function CostStatus({ calculator: { typed, calculation, isLoading } }: Props) {
  const translate = useMessage()
  const { euro } = useFormats()
  const problem = useProblem(typed, calculation.price)
  const parts = [problem?.text]
  if (problem?.isNote !== false) {
    const { price, result: costs } = calculation
    const { total, cash } = costs
    const amounts = { price, from: total.min, to: total.max, cashFrom: cash.min, cashTo: cash.max }
    const texts = Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, euro(amount)]))
    parts.push(translate(result.announcement, texts))
  }
  const answer = typed === undefined ? '' : parts.filter(Boolean).join(' ')
  return (
    <p className="visually-hidden" role="status">
      {isLoading ? translate(form.calculating) : answer}
    </p>
  )
}
