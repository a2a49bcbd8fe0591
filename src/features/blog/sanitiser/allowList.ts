/** All that an article may consist of: the specification of the blog names these tags and attributes and no others. */
export const allowedTags: readonly string[] =
  'p h1 h2 h3 h4 h5 h6 img a ul ol li strong em br div span blockquote code pre'.split(' ')

export const allowedAttributes: readonly string[] = 'src href alt class id title target rel'.split(' ')

const asBlocks =
  'address article aside caption center dd details dl dt fieldset figcaption figure footer header hgroup legend main nav ' +
  'section summary td th thead tr'

/** What editors write with other tags: said with allowed ones, so that emphasis and paragraphs survive. */
export const equivalents: ReadonlyMap<string, string> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ...asBlocks.split(' ').map((tag) => [tag, 'div'] as const),
])

/** Removed together with what is in them, beside those that DOMPurify removes so by itself. */
export const removedWithContent: readonly string[] = 'applet button canvas datalist object textarea'.split(' ')

/** Allowed tags that make a paragraph of their own. */
export const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, div, blockquote, pre'
