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
