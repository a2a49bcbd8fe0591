import { allTokens, parseMessage, variablesOf } from './icu.ts'
import { when } from '../when.ts'
import { listed, type Rule } from './rule.ts'

/** The keywords after the first comma in braces. */
const keywords = ['plural', 'select', 'selectordinal', 'number', 'date', 'time']
const branches = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Why a text cannot be compiled, or nothing when it can. */
export function syntaxProblem(text: string): string | undefined {
  const quoted = /'+[{}].{0,12}/.exec(text)?.[0]
  if (quoted !== undefined)
    return `A straight ' before a brace (${quoted}) switches it off, and visitors would read the braces. Delete the ', or write ’.`
  try {
    parseMessage(text)
    return undefined
  } catch (error) {
    return explain(error instanceof Error ? error.message : String(error))
  }
}

function explain(complaint: string): string {
  const branch = /The plural case (\S+) is not valid/.exec(complaint)?.[1]
  if (branch !== undefined) return translatedBranch(branch)
  const keyword = /Invalid type identifier: (\S+)/.exec(complaint)?.[1]
  if (keyword !== undefined) return translatedKeyword(keyword)
  if (complaint.includes('Unexpected message end'))
    return 'A brace { is opened and never closed. Give each { its }, as in the English text.'
  const column = /at line \d+ col (\d+)/.exec(complaint)?.[1]
  return `The text in the braces${column === undefined ? '' : ` (at character ${column})`} cannot be read. Copy the part in braces from the English text and translate only the words inside its inner braces.`
}

const translatedBranch = (word: string): string =>
  `“${word}” is a translated keyword. Before the inner braces of a plural, write ${listed(branches)}, in English.`
const translatedKeyword = (word: string): string =>
  `“${word}” is a translated keyword. After a variable’s comma, write ${listed(keywords)}, in English and in small letters.`

export const keywordsStayEnglish: Rule = ({ target }) =>
  allTokens(target).flatMap((token) =>
    token.type === 'function' ? when(!keywords.includes(token.key), translatedKeyword(token.key)) : [],
  )

export const variablesMatch: Rule = ({ source, target }) => {
  const [expected, found] = [variablesOf(source), variablesOf(target)]
  const named = (names: Iterable<string>) => listed([...names].map((name) => `{${name}}`))
  const lost = [...expected].filter((name) => !found.has(name))
  const unknown = [...found].filter((name) => !expected.has(name))
  return [
    ...when(lost.length > 0, `The translation lacks ${named(lost)}. Put it where the value belongs in your sentence.`),
    ...when(
      unknown.length > 0,
      `The English text has no ${named(unknown)}. ${expected.size === 0 ? 'It has no variable at all.' : `It has ${named(expected)}: copy the name exactly.`}`,
    ),
  ]
}

/** A brace too many is text to the parser: visitors would read it. */
export const noStrayBraces: Rule = ({ entry: { msgstr }, source, target }) => {
  const braces = (tokens: typeof target) =>
    allTokens(tokens).some((token) => token.type === 'content' && /[{}]/.test(token.value))
  const [doubled, name] = /\{\{(\w+)\}\}/.exec(msgstr) ?? []
  return when(
    braces(target) && !braces(source),
    doubled === undefined
      ? 'A brace } has no partner, and visitors would read it. Delete it, or add its {.'
      : `The braces of ${doubled} are doubled, and visitors would read them. Write {${name}}.`,
  )
}

export const pluralsHaveOther: Rule = ({ target }) =>
  allTokens(target).flatMap((token) =>
    'cases' in token
      ? when(
          token.cases.every(({ key }) => key !== 'other'),
          `The ${token.type} of {${token.arg}} has no branch “other”. Add one: other {…}. It is used for every number without a branch of its own.`,
        )
      : [],
  )
