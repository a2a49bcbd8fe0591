import { mapTexts, parseMessage } from './icu.ts'

const [plain, accented] = ['aeiouyAEIOUY', 'áéíóúýÁÉÍÓÚÝ']
/** How much longer a text becomes: more than German usually is. */
const growth = 1.4
const filler = `ô${' ôôôô'.repeat(200)}`

/**
 * A message in no language: vowels are accented and doubled, and the text is 40 % longer, so that a page shows which
 * of its texts no translator can reach and where a longer language does not fit. Variables and tags stay. (Lingui's own
 * `pseudoLocale` lengthens with spaces, which HTML collapses, and short labels by less.)
 */
export function pseudoMessage(message: string): string {
  return mapTexts(parseMessage(message), pseudoText)
}

function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  const [, words = '', space = ''] = /^([\s\S]*?)(\s*)$/.exec(text) ?? []
  const grown = words
    .split(/(<[^<>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replace(/[aeiouy]/gi, (vowel) => accented.charAt(plain.indexOf(vowel)).repeat(2)),
    )
    .join('')
  const visible = (part: string) => part.replace(/<[^<>]*>/g, '').length
  const lacking = Math.max(0, Math.ceil(visible(words) * growth) - visible(grown))
  // Before a closing tag or a full stop, where a translator would have written more.
  return grown.replace(/(?:[.!?:…]|<[^<>]*>)*$/, (end) => filler.slice(0, lacking).replace(/ $/, 'ô') + end) + space
}
