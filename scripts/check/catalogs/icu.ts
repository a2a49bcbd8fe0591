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

/** A text that a message can become. */
export type Variant = {
  /** With variables as `{name}`, and `#` in plurals. */
  readonly text: string
  /** The branch of each plural and choice, by its variable. */
  readonly branches: Readonly<Record<string, string>>
  /** The variables whose values are in the text; `#` is that of its plural. */
  readonly values: readonly string[]
}

/** Every text that a message can become, one for each branch of its plurals and choices. */
export function variantsOf(tokens: readonly Token[], counted = ''): readonly Variant[] {
  return tokens.reduce<readonly Variant[]>(
    (variants, token) => {
      const endings = endingsOf(token, counted)
      return variants.flatMap((variant) => endings.map((ending) => joined(variant, ending)))
    },
    [{ text: '', branches: {}, values: [] }],
  )
}

const joined = (one: Variant, other: Variant): Variant => ({
  text: one.text + other.text,
  branches: { ...one.branches, ...other.branches },
  values: [...one.values, ...other.values],
})

function endingsOf(token: Token, counted: string): readonly Variant[] {
  if (token.type === 'content') return [{ text: token.value, branches: {}, values: [] }]
  if (token.type === 'octothorpe') return [{ text: '#', branches: {}, values: [counted] }]
  if (!('cases' in token)) return [{ text: `{${token.arg}}`, branches: {}, values: [token.arg] }]
  const inside = token.type === 'select' ? counted : token.arg
  return token.cases.flatMap(({ key, tokens }) =>
    variantsOf(tokens, inside).map((it) => ({ ...it, branches: { [token.arg]: key, ...it.branches } })),
  )
}
