import { decodeLeniently } from './decodeLeniently.ts'

/** Characters that no font shows: marks of direction, soft hyphens, fillers, control characters of a PDF. */
const invisible = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu
/** Joiners of Persian and of emoji, and the selectors of emoji and flags, which change how other characters look. */
const shaping = /\p{Join_Control}|\p{Variation_Selector}|[\u{E0020}-\u{E007F}]/u

/** A text for people, as its author saw it, without white space around it. */
export const cleanText = (text: string): string =>
  text.replace(invisible, (character) => (shaping.test(character) ? character : '')).trim()

/** A text for programs, such as a price or an address: without any invisible character. */
export const cleanValue = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/\p{Cf}/gu, '')
    .trim()

/** A number with Latin digits and separators, whatever script it was typed in. */
export const latinNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('\u066B', '.')
    .replaceAll('\u066C', ',')
    .replace(/\p{Nd}/gu, latinDigit)

/** The digits of a script are ten consecutive characters, from zero to nine; those of two scripts may be neighbors. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
  return String(before % 10)
}

/** Removes what is often copied with an e-mail address: `mailto:`, a label, a name before `<…>`, brackets, quotes, a final period. */
export function cleanEmail(text: string): string {
  // Keyboards for Chinese and Japanese write ＠, ． and 。
  const visible = cleanValue(decodeLeniently(text))
    .normalize('NFKC')
    .replace(/。(?!$)/g, '.')
  const address = /[<([]([^<>()[\]]*@[^<>()[\]]*)[>)\]]/.exec(visible)?.[1] ?? visible
  return address
    .replace(/^[^@]*:(?:\/\/)?/, '')
    .replace(/(@[^?]*)\?.*$/s, '$1')
    .replace(/^[\s"'“”„‘’‚«»‹›<>([.*•–|]+|[\s"'“”„‘’‚«»‹›>)\].,;:!?*/|。、،]+$/g, '')
}
