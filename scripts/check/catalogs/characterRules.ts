import { parse } from 'node-html-parser'
import { when } from '../when.ts'
import { defaultLocale } from '../../../src/i18n/locales.ts'
import { isForeignSentence, tellingWordsIn } from './foreignSentences.ts'
import type { Rule } from './rule.ts'

/** Invisible characters: formats, controls but a line break, fillers, variation selectors. */
const invisible = /\p{Cf}|\p{Zl}|\p{Zp}|\p{Variation_Selector}|\u034F|[\u115F\u1160\u2800\u3164\uFFA0]|(?!\n)\p{Cc}/gu
/** A place where a long word may break. In a short one, a soft hyphen was copied from somewhere. */
const softHyphens = /(?=\p{L}[\p{L}\u00AD]{19,})\p{L}{3,}(?:\u00AD\p{L}{3,})+/gu
const codeOf = (sign: string): string => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** A word joiner after a hyphen keeps a compound on one line. */
const joinedHyphens = /(?<=-)\u2060(?=\p{L})/gu

/** Marks of word processors and chat programs, which no reader sees and every search stumbles over. */
export const noInvisibleMarks: Rule = ({ entry: { msgid, msgstr } }) => {
  const text = msgstr.replace(softHyphens, (word) => word.replaceAll('\u00AD', '-')).replace(joinedHyphens, '')
  const found = [...text.matchAll(invisible)].filter(([sign]) => !msgid.includes(sign))
  return [...new Set(found.map(([sign]) => sign))].map((sign) => {
    const at = text.indexOf(sign)
    const before = text.slice(0, at).replace(invisible, '').slice(-12)
    return `The text contains an invisible mark (${codeOf(sign)}) ${before === '' ? 'at its beginning' : `after “${before}”`}. Delete it, or type these words anew.`
  })
}

/** Letters of other scripts that look like Latin ones, and the wide signs of Asian keyboards. */
export const signsAreLatin: Rule = ({ entry: { msgid, msgstr } }) => {
  const sign = Array.from(msgstr).find(
    (it) => /(?!\p{Script=Latin})\p{L}|[\uFF01-\uFFEE]/u.test(it) && !msgid.includes(it),
  )
  return when(
    sign !== undefined,
    `“${sign}” (${codeOf(sign ?? '')}) only looks like a sign of this language. Type it anew, as in the English text.`,
  )
}

const entity = /&(?:#\d+|#x[\da-f]+|\w+);?/gi
const decoded = (text: string): string => parse(`<i>${text}</i>`).textContent

/** Machine translation writes signs as HTML does; visitors would read the code. */
export const noHtmlEntities: Rule = ({ entry: { msgid, msgstr } }) =>
  [...new Set(msgstr.match(entity))]
    .filter((it) => !msgid.includes(it) && decoded(it) !== it)
    .map((it) => `“${it}” is HTML, and visitors would read it. Write the sign itself: ${nameOf(decoded(it))}`)

const nameOf = (sign: string): string => (sign === '\u00A0' ? 'a no-break space' : sign)

const withoutCode = (text: string): string => text.replace(/<[^<>]*>|\{[^{}]*\}/g, ' ')

/** English left where it was, whole or in part. Names are alike in every language. */
export const isTranslated: Rule = ({ entry: { msgid, msgstr }, locale }) => {
  if (locale === defaultLocale) return []
  const text = withoutCode(msgstr)
  if (msgstr === msgid && tellingWordsIn(text, defaultLocale) > 0)
    return ['The translation is the English text. Translate it, or leave it empty until then.']
  const sentence = text.split(/(?<=[.!?:;…])\s+/).find((it) => isForeignSentence(it, locale))
  return when(sentence !== undefined, `“${sentence?.trim()}” is still English. Translate it.`)
}

/** A number and its unit stay on one line. Translation services make the space an ordinary one. */
export const unitsStayWithNumbers: Rule = ({ entry: { msgstr }, locale }) => {
  const found = locale === defaultLocale ? undefined : /\d [€%]|\d (?:km|m²|Mio\.|Std\.)/.exec(msgstr)?.[0]
  return when(
    found !== undefined,
    `“${found}” may be torn apart at the end of a line. Put a no-break space there (Mac ⌥+Space, Windows Alt+0160).`,
  )
}
