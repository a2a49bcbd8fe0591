/**
 * Invisible characters that come with pasted text: soft hyphens, marks of direction, word joiners. The joiners of Persian
 * and of emoji (U+200C, U+200D) stay.
 */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g

/** A text as the visitor sees it, without white space around it. */
export const cleanText = (text: string): string => text.replace(invisible, '').trim()

/** An e-mail address without what is copied with it: `mailto:`, the name before `<…>`, brackets, quotes, a full stop. */
export function cleanEmail(text: string): string {
  const visible = text.replace(/\p{Cf}/gu, '').trim()
  const address = /<([^<>]*@[^<>]*)>/.exec(visible)?.[1] ?? visible
  return address
    .trim()
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^["'“”„‘’‚«»‹›<([]+|["'“”„‘’‚«»‹›>)\].,;:!?]+$/g, '')
    .trim()
}
