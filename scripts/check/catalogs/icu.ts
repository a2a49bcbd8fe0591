import { parse, type Token } from '@messageformat/parser'

export type { Token }

/** The parser that Lingui compiles messages with. */
export const parseMessage: (message: string) => readonly Token[] = parse

export const translatedKeyword = (word: string): string =>
  `“${word}” is a translated keyword. Before inner braces, words such as plural, one and other stay in English and in small letters.`

/** Why a text cannot be compiled, or nothing when it can. */
export function syntaxProblem(text: string): string | undefined {
  const quoted = /'+[{}].{0,12}/.exec(text)?.[0]
  if (quoted !== undefined)
    return `A straight ' before a brace (${quoted}) switches it off, and visitors would read the braces. Delete the ', or write ’.`
  try {
    parseMessage(text)
    return undefined
  } catch (error) {
    const complaint = String(error)
    const [, keyword] =
      /The plural case (\S+) is not valid|Invalid type identifier: (\S+)/.exec(complaint)?.filter(Boolean) ?? []
    if (keyword !== undefined) return translatedKeyword(keyword)
    if (complaint.includes('Unexpected message end'))
      return 'A brace { is opened and never closed. Give each { its }, as in the English text.'
    const column = /at line \d+ col (\d+)/.exec(complaint)?.[1]
    return `The text in the braces${column === undefined ? '' : ` (at character ${column})`} cannot be read. Copy the part in braces from the English text and translate only the words inside its inner braces.`
  }
}

/** The tokens of a message, those inside its plurals and choices included. */
export function allTokens(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => [
    token,
    ...('cases' in token ? token.cases.flatMap((branch) => allTokens(branch.tokens)) : []),
  ])
}

/** Every text that a message can become, one for each branch of its plurals and choices; variables are `{name}`. */
export const textsOf = (tokens: readonly Token[]): readonly string[] =>
  tokens.reduce<readonly string[]>(
    (texts, token) => {
      const endings = endingsOf(token)
      return texts.flatMap((text) => endings.map((ending) => text + ending))
    },
    [''],
  )

function endingsOf(token: Token): readonly string[] {
  if (token.type === 'content') return [token.value]
  if (token.type === 'octothorpe') return ['#']
  return 'cases' in token ? token.cases.flatMap(({ tokens }) => textsOf(tokens)) : [`{${token.arg}}`]
}
