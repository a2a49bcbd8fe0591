import { useMessage } from '../../i18n/Message.tsx'
import { form, result } from './copy.ts'
import type { Calculation } from './costItems.ts'
import type { TypedPrice } from './parsePrice.ts'
import { problemOf } from './problem.ts'
import { useFormats } from './useFormats.ts'

type Props = {
  readonly typed: TypedPrice | undefined
  readonly calculation: Calculation | undefined
  readonly isLoading: boolean
}

/** Announces changes to screen readers: first that it is being calculated, then the result or what is wrong. */
export function CostStatus({ typed, calculation, isLoading }: Props) {
  const translate = useMessage()
  const formats = useFormats()
  const problem = typed && problemOf(typed, formats)
  const parts = [problem && translate(problem.message, problem.values)]
  if (calculation) {
    const { price } = calculation
    const { total, cash } = calculation.result
    const amounts = { price, from: total.min, to: total.max, cashFrom: cash.min, cashTo: cash.max }
    const texts = Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, formats.euro(amount)]))
    parts.push(translate(result.announcement, texts))
  }
  const answer = typed === undefined ? '' : parts.filter(Boolean).join(' ')
  return (
    <p className="visually-hidden" role="status">
      {isLoading ? translate(form.calculating) : answer}
    </p>
  )
}
