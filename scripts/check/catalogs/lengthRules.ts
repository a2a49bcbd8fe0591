import { fillVariables } from '../../../src/lib/fillVariables.ts'
import { textsOf } from './icu.ts'
import { when } from '../when.ts'
import type { Rule } from './rule.ts'

/** Compares a text as visitors see it, without tags and with its variables filled in, with the limits in its comments. */
export const lengthsFit: Rule = ({ entry, target, facts }) => {
  const limits = entry.comments.flatMap((comment) => rangeOf(comment) ?? [])
  const lengths = textsOf(target).map((text) => fillVariables(text.replace(/<\/?\w+\/?>/g, ''), facts).length)
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
  return limits.flatMap(({ min, max }) => [
    ...when(longest > max, `The text has ${longest} characters; there is room for ${max}. Shorten it.`),
    ...when(shortest < min, `The text has ${shortest} characters and should have at least ${min}. Say a little more.`),
  ])
}

/** What a comment says about length: "at most 24 characters" or "110 to 155 characters". */
function rangeOf(comment: string): { min: number; max: number } | undefined {
  const [, min, max] = /(?:(\d+) to|at most) (\d+) characters/.exec(comment) ?? []
  return max === undefined ? undefined : { min: Number(min ?? 0), max: Number(max) }
}
