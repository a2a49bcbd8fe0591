/**
 * Invisible characters that come with pasted text: soft hyphens, marks of direction, word joiners. The joiners of Persian
 * and of emoji (U+200C, U+200D) stay.
 */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g

/** A text for people, as its author saw it, without white space around it. */
export const cleanText = (text: string): string => text.replace(invisible, '').trim()

/** A text for programs, such as a price or an address: without any invisible character. */
export const cleanValue = (text: string): string => text.replace(/\p{Cf}/gu, '').trim()

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

/** An e-mail address without what is copied with it: `mailto:`, the name before `<…>`, brackets, quotes, a full stop. */
export function cleanEmail(text: string): string {
  // Keyboards for Chinese and Japanese write ＠ and ．
  const visible = cleanValue(text).normalize('NFKC')
  const address = /<([^<>]*@[^<>]*)>/.exec(visible)?.[1] ?? visible
  return address
    .trim()
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^["'“”„‘’‚«»‹›<([]+|["'“”„‘’‚«»‹›>)\].,;:!?]+$/g, '')
    .trim()
}
