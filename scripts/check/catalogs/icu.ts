import { parse, type Token } from '@messageformat/parser'

export type { Token }

/** The parser that Lingui compiles messages with. */
export const parseMessage: (message: string) => readonly Token[] = parse

/** The tokens of a message, those inside its plurals and choices included. */
export function allTokens(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => [
    token,
    ...('cases' in token ? token.cases.flatMap((branch) => allTokens(branch.tokens)) : []),
  ])
}

/** Names of the variables that a message uses. */
export const variablesOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(allTokens(tokens).flatMap((token) => ('arg' in token ? token.arg : [])))

/** Every text that a message can become, one for each branch of its plurals and choices; variables as `{name}`. */
export function variantsOf(tokens: readonly Token[]): readonly string[] {
  return tokens.reduce<readonly string[]>(
    (texts, token) => {
      const endings = 'cases' in token ? token.cases.flatMap((branch) => variantsOf(branch.tokens)) : [textOf(token)]
      return texts.flatMap((text) => endings.map((ending) => text + ending))
    },
    [''],
  )
}

function textOf(token: Token): string {
  if (token.type === 'content') return token.value
  if (token.type === 'octothorpe') return '#'
  return `{${token.arg}}`
}

/** The message with its texts changed; variables and the keywords of plurals and choices stay. */
export function mapTexts(tokens: readonly Token[], change: (text: string) => string): string {
  return tokens.map((token) => printed(token, change)).join('')
}

function printed(token: Token, change: (text: string) => string): string {
  if (token.type === 'content') return change(token.value)
  if (!('cases' in token)) return token.ctx.text
  const branches = token.cases.map(({ key, tokens }) => `${key} {${mapTexts(tokens, change)}}`)
  const offset = token.pluralOffset === undefined ? '' : `offset:${token.pluralOffset} `
  return `{${token.arg}, ${token.type}, ${offset}${branches.join(' ')}}`
}
