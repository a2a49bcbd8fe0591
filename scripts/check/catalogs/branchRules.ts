import type { Locale } from '../../../src/i18n/locales.ts'
import { when } from '../when.ts'
import { allTokens, variantsOf, type Token, type Variant } from './icu.ts'
import { listed, type Rule } from './rule.ts'

const copyBraces = 'Copy the part in braces from the English text and translate only the words inside its inner braces.'

/** How a message uses its variables, apart from as plain values: `{weeks, plural}`, `{date, date, long}`. */
const usesOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    allTokens(tokens).flatMap((token) => {
      if (token.type === 'function')
        return `{${[token.arg, token.key, ...(token.param ?? []).map(({ ctx }) => ctx.text.trim())].join(', ')}}`
      if (!('cases' in token)) return []
      return `{${token.arg}, ${token.type}${token.pluralOffset === undefined ? '' : `, offset:${token.pluralOffset}`}}`
    }),
  )

/** A plural stays a plural and a date a date. A language without plural forms needs no plural; another may need one more. */
export const usesMatch: Rule = ({ source, target, locale, facts }) => {
  const [expected, found] = [usesOf(source), usesOf(target)]
  const isOptional = (use: string) => use.endsWith(', plural}') && categoriesOf(locale).size === 1
  const lost = [...expected].filter((use) => !found.has(use) && !isOptional(use))
  const added = [...found].filter((use) => !expected.has(use) && !mayBeAdded(use, facts))
  const named = (uses: readonly string[]) => listed(uses.map((use) => use.replace('}', ' …}')))
  return [
    ...when(lost.length > 0, `The translation lacks ${named(lost)} of the English text. ${copyBraces}`),
    ...when(added.length > 0 && lost.length === 0, `The English text has no ${named(added)}. ${copyBraces}`),
  ]
}

/** A fact is text with its unit, which has no plural (`messageFacts.ts`). */
const mayBeAdded = (use: string, facts: Readonly<Record<string, string>>): boolean =>
  use.endsWith(', plural}') && !Object.hasOwn(facts, use.slice(1, use.indexOf(',')))

/** The plural categories of small numbers: Spanish has one more for millions, which is never written. */
function categoriesOf(locale: Locale, type: Intl.PluralRuleType = 'cardinal'): ReadonlySet<string> {
  const rules = new Intl.PluralRules(locale, { type })
  return new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)))
}

/** A plural has the branches of its language, a choice those of the English text. */
export const branchesMatch: Rule = ({ source, target, locale }) =>
  allTokens(target).flatMap((token) => {
    if (!('cases' in token)) return []
    const keys = new Set(token.cases.map(({ key }) => key))
    const expected =
      token.type === 'select'
        ? new Set(
            allTokens(source).flatMap((it) =>
              'cases' in it && it.arg === token.arg ? it.cases.map(({ key }) => key) : [],
            ),
          )
        : categoriesOf(locale, token.type === 'plural' ? 'cardinal' : 'ordinal')
    const lost = [...expected].filter((key) => !keys.has(key))
    const unknown = token.type === 'select' ? [...keys].filter((key) => !expected.has(key)) : []
    const quoted = (list: readonly string[]) => listed(list.map((key) => `“${key}”`))
    return [
      ...when(lost.length > 0, `The ${token.type} of {${token.arg}} has no branch ${quoted(lost)}. ${copyBraces}`),
      ...when(unknown.length > 0, `The English text has no branch ${quoted(unknown)} of {${token.arg}}. ${copyBraces}`),
    ]
  })

/** Each text that the translation can become has the values of its English text, such as the number of a plural. */
export const valuesMatch: Rule = ({ source, target }) => {
  const english = variantsOf(source)
  return [...new Set(variantsOf(target).flatMap((variant) => lostValues(variant, english)))]
}

function lostValues(variant: Variant, english: readonly Variant[]): string[] {
  const { branches, values } = variant
  const known = new Set(english.flatMap((it) => Object.entries(it.branches).map((branch) => branch.join())))
  const fits = ([name, key]: [string, string]) =>
    key === (known.has(`${name},${branches[name]}`) ? branches[name] : 'other')
  const expected = english.find((it) => Object.entries(it.branches).every(fits))
  const lost = [...new Set(expected?.values)].filter((name) => !values.includes(name))
  const place = Object.entries(branches).map(([name, key]) => `“${key}” of {${name}}`)
  const value = (name: string) => (name in branches ? `# (the number of {${name}})` : `{${name}}`)
  return when(
    lost.length > 0 && place.length > 0,
    `The branch ${listed(place)} lacks ${listed(lost.map(value))}, which the English text has there. Put it where the value belongs.`,
  )
}
