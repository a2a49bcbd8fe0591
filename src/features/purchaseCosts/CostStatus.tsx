import { useMessage } from '../../i18n/Message.tsx'
import { form, result } from './copy.ts'
import type { Calculation } from './costItems.ts'
import type { ParsedPrice } from './parsePrice.ts'
import { problemOf } from './problem.ts'
import { useFormats } from './useFormats.ts'

type Props = {
  readonly entry: { readonly text: string; readonly parsed: ParsedPrice } | undefined
  readonly calculation: Calculation | undefined
  readonly isLoading: boolean
}

/** Tells screen readers what changed: first that it is being calculated, then the result or what is wrong. */
export function CostStatus({ entry, calculation, isLoading }: Props) {
  const translate = useMessage()
  const formats = useFormats()
  const problem = entry && problemOf(entry, formats)
  const parts = [problem && translate(problem.message, problem.values)]
  if (calculation) {
    const { price, cash } = calculation
    const { totalMin, totalMax } = calculation.result
    const amounts = { price, from: totalMin, to: totalMax, cashFrom: cash.min, cashTo: cash.max }
    const texts = Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, formats.euro(amount)]))
    parts.push(translate(result.announcement, texts))
  }
  const answer = entry === undefined ? '' : parts.filter(Boolean).join(' ')
  return (
    <p className="visually-hidden" role="status">
      {isLoading ? translate(form.calculating) : answer}
    </p>
  )
}
