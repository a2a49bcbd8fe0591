/** What a valid row of `content_posts` is, next to its slug; supabase/migrations has the same rules as constraints. */

/** Longest texts, in characters (Unicode code points, as PostgreSQL's `char_length` counts). */
export const lengths = { title: 200, meta_description: 500, content_html: 500_000 } as const

export const lengthOf = (text: string): number => {
  let length = text.length
  for (const _ of text.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)) length -= 1
  return length
}

// oxlint-disable-next-line no-control-regex -- nobody reads them, and XML, of which feeds are, has no control characters
const control = /[\u0000-\u001F\u007F-\u009F\uFFFE\uFFFF]/g
const blank = String.raw`\u0000-\u0020\u007F-\u00A0\u00AD\u061C\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFEFF\uFFFE\uFFFF`
const blankOnly = new RegExp(`^[${blank}]*$`)

/** Whether a text has nothing to read: white space, controls, invisible format characters. */
export const isBlank = (text: string): boolean => blankOnly.test(text)

/** A text as one line. */
export const oneLine = (text: string): string => text.replace(control, ' ').replace(/\s+/g, ' ').trim()

/** A post is at least as new as this, and older than `end`. */
export const earliest = '1970-01-01T00:00:00Z'
const end = '3000-01-01T00:00:00Z'

/** ISO 8601 with a time zone, or a day: other forms are read differently by different browsers. */
const iso = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/

export function isInstant(value: unknown): value is string {
  if (typeof value !== 'string' || !iso.test(value)) return false
  const instant = Date.parse(value)
  return instant >= Date.parse(earliest) && instant < Date.parse(end)
}
