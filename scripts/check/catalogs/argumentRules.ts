import type { Locale } from '../../../src/i18n/locales.ts'
import { when } from '../when.ts'
import { allTokens, translatedKeyword, type Token } from './icu.ts'
import { listed, type Rule } from './rule.ts'

const copyBraces = 'Copy the part in braces from the English text and translate only the words inside its inner braces.'
const formats: ReadonlySet<string> = new Set(['number', 'date', 'time'])

export const keywordsStayEnglish: Rule = ({ target }) =>
  allTokens(target).flatMap((token) =>
    token.type === 'function' && !formats.has(token.key) ? translatedKeyword(token.key) : [],
  )

/** A brace too many is text to the parser: visitors would read it. */
export const noStrayBraces: Rule = ({ entry: { msgstr }, target }) => {
  const hasBrace = allTokens(target).some((token) => token.type === 'content' && /[{}]/.test(token.value))
  const [doubled, name] = /\{\{(\w+)\}\}/.exec(msgstr) ?? []
  return when(
    hasBrace,
    doubled === undefined
      ? 'A brace } has no partner, and visitors would read it. Delete it, or add its {.'
      : `The braces of ${doubled} are doubled, and visitors would read them. Write {${name}}.`,
  )
}

/** Names of the variables that a message uses. */
const variablesOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(allTokens(tokens).flatMap((token) => ('arg' in token ? `{${token.arg}}` : [])))

/** Variables that a message uses other than as plain values: `{weeks, plural …}`, `{day, date, long …}`. */
const usesOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    allTokens(tokens).flatMap((token) => {
      if (!('arg' in token) || token.type === 'argument') return []
      const style = token.type === 'function' ? (token.param ?? []).map(({ ctx }) => `, ${ctx.text.trim()}`) : []
      return `{${token.arg}, ${token.type === 'function' ? token.key : token.type}${style.join('')} …}`
    }),
  )

/** A translation uses the variables of the English text and no other, a plural as a plural and a date as a date. */
export const argumentsMatch: Rule = ({ source, target, facts }) => {
  const [names, namesFound] = [variablesOf(source), variablesOf(target)]
  const [lost, unknown] = [
    [...names].filter((it) => !namesFound.has(it)),
    [...namesFound].filter((it) => !names.has(it)),
  ]
  if (lost.length + unknown.length > 0)
    return [
      ...when(
        lost.length > 0,
        `The translation lacks ${listed(lost)}. Put it where the value belongs in your sentence.`,
      ),
      ...when(
        unknown.length > 0,
        `The English text has no ${listed(unknown)}. ${names.size === 0 ? 'It has no variable at all.' : `It has ${listed(names)}: copy the name exactly.`}`,
      ),
    ]
  const [uses, usesFound] = [usesOf(source), usesOf(target)]
  const lostUses = [...uses].filter((it) => !usesFound.has(it))
  // A translation may need a plural where English has none, but a fact is text with its unit (`messageFacts.ts`).
  const mayBeAdded = (use: string) =>
    use.endsWith(', plural …}') && !Object.hasOwn(facts, use.slice(1, use.indexOf(',')))
  const added = [...usesFound].filter((it) => !uses.has(it) && !mayBeAdded(it))
  if (lostUses.length > 0) return [`The translation lacks ${listed(lostUses)} of the English text. ${copyBraces}`]
  return when(added.length > 0, `The English text has no ${listed(added)}. ${copyBraces}`)
}

/** The plural categories of small numbers: Spanish has one more for millions, which is never written. */
const categoriesOf = (locale: Locale): ReadonlySet<string> => {
  const rules = new Intl.PluralRules(locale)
  return new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)))
}

/** A plural has the branches of its language, a choice those of the English text. */
export const branchesMatch: Rule = ({ source, target, locale }) =>
  allTokens(target).flatMap((token) => {
    if (!('cases' in token)) return []
    const keysOf = (it: Token) => ('cases' in it && it.arg === token.arg ? it.cases.map(({ key }) => key) : [])
    const expected = token.type === 'select' ? allTokens(source).flatMap(keysOf) : [...categoriesOf(locale)]
    const lost = expected.filter((key) => !keysOf(token).includes(key)).map((key) => `“${key}”`)
    return when(lost.length > 0, `The ${token.type} of {${token.arg}} has no branch ${listed(lost)}. ${copyBraces}`)
  })

/** Variables whose values are in a text; `#` is that of its plural. */
const valuesIn = (tokens: readonly Token[], counted = ''): readonly string[] =>
  tokens.flatMap((token) => {
    if (token.type === 'octothorpe') return counted
    if (!('cases' in token)) return 'arg' in token ? token.arg : []
    return token.cases.flatMap((branch) => valuesIn(branch.tokens, token.type === 'select' ? counted : token.arg))
  })

/** Each branch has the values of its English branch, such as the number of a plural. */
export const valuesMatch: Rule = ({ source, target }) =>
  allTokens(target).flatMap((token) => {
    const english = allTokens(source).find((it) => 'cases' in it && 'arg' in token && it.arg === token.arg)
    if (!('cases' in token) || english === undefined || !('cases' in english)) return []
    return token.cases.flatMap(({ key, tokens }) => {
      const same = english.cases.find((it) => it.key === key) ?? english.cases.find((it) => it.key === 'other')
      const found = valuesIn(tokens, token.arg)
      const lost = [...new Set(valuesIn(same?.tokens ?? [], token.arg))].filter((name) => !found.includes(name))
      const shown = lost.map((name) => (name === token.arg ? `# (the number of {${name}})` : `{${name}}`))
      return when(
        lost.length > 0,
        `The branch “${key}” of {${token.arg}} lacks ${listed(shown)}, which the English text has there. Put it where the value belongs.`,
      )
    })
  })
