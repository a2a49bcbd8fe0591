import { parseMessage, type Token } from './icu.ts'

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý' }
/** How much longer a text becomes: more than German usually is. */
const growth = 1.4
const filler = `ô${' ôôôô'.repeat(200)}`

/**
 * A message in no language: vowels are accented and doubled, and the text is 40 % longer, so that a page shows which
 * of its texts no translator can reach and where a longer language does not fit. Variables and tags stay. (Lingui's own
 * `pseudoLocale` lengthens with spaces, which HTML collapses, and short labels by less.)
 */
export const pseudoMessage = (message: string): string => parseMessage(message).map(written).join('')

function written(token: Token): string {
  if (token.type === 'content') return pseudoText(token.value)
  if (!('cases' in token)) return token.ctx.text
  const branches = token.cases.map(({ key, tokens }) => `${key} {${tokens.map(written).join('')}}`)
  return `{${token.arg}, ${token.type}, ${branches.join(' ')}}`
}

function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  const grown = text
    .replace(/<[^<>]*>|[aeiouy]/g, (it) => accents[it]?.repeat(2) ?? it)
    .replace(/<[^<>]*>|[AEIOUY]/g, (it) => accents[it.toLowerCase()]?.toUpperCase().repeat(2) ?? it)
  const visible = (part: string) => part.replace(/<[^<>]*>/g, '').length
  const lacking = Math.max(0, Math.ceil(visible(text) * growth) - visible(grown))
  // Before a closing tag, a full stop or a space at the end, where a translator would have written more.
  return grown.replace(/(?:[.!?:…\s]|<[^<>]*>)*$/, (end) => filler.slice(0, lacking).replace(/ $/, 'ô') + end)
}
