import { variantsOf } from './icu.ts'
import { when, type Rule } from './rule.ts'
import { rangeOf } from './textLimits.ts'

/** How a comment may state a length: "at most 24 characters" or "110 to 155 characters". */
export const lengthsFit: Rule = ({ entry, target, facts }) => {
  const limits = entry.comments.flatMap((comment) => rangeOf(comment) ?? [])
  const lengths = variantsOf(target).map((text) => filled(text, facts).length)
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
  return limits.flatMap(({ min, max }) => [
    ...when(longest > max, `The text has ${longest} characters; there is room for ${max}. Shorten it.`),
    ...when(shortest < min, `The text has ${shortest} characters and should have at least ${min}. Say a little more.`),
  ])
}

/** A text as visitors see it, without tags and with the values of its variables. */
const filled = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/<\/?\w+\/?>/g, '').replace(/\{(\w+)\}/g, (variable, name: string) => facts[name] ?? variable)
