import type { MessageDescriptor } from '@lingui/core'
import { purchaseCosts } from '../../content/costs.ts'
import { errors } from './copy.ts'
import type { TypedPrice } from './parsePrice.ts'

type Formats = { readonly euro: (value: number) => string; readonly number: (value: number) => string }

/** A message about a typed price; a note is information, the others ask for a correction. */
export type Problem = {
  readonly message: MessageDescriptor
  readonly values: Readonly<Record<string, string>>
  readonly isNote: boolean
}

/** Longest piece of the visitor's text that a message repeats, characters. */
const longestQuote = 40

export function problemOf({ text, parsed }: TypedPrice, { euro, number }: Formats): Problem | undefined {
  const problem = (message: MessageDescriptor, isNote = false): Problem => ({
    message,
    values: {
      input: text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text,
      example: number(purchaseCosts.defaultPrice),
      max: euro(purchaseCosts.highestPrice),
    },
    isNote,
  })
  if (parsed.status === 'notANumber') return problem(errors.notANumber)
  if (parsed.status === 'refused') return problem(errors[parsed.reason])
  if (parsed.isAmbiguous) return { ...problem(errors.ambiguous, true), values: { price: euro(parsed.price) } }
  return parsed.hasCents ? problem(errors.fraction, true) : undefined
}
