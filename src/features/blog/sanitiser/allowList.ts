/** The tags and attributes that an article may have (docs/posts.md, "What the site shows"). */
export const allowedTags: readonly string[] =
  'p h1 h2 h3 h4 h5 h6 img a ul ol li strong em br div span blockquote code pre'.split(' ')

export const allowedAttributes: readonly string[] = 'src href alt class id title target rel'.split(' ')

const asBlocks =
  'address article aside caption center dd details dl dt fieldset figcaption figure footer header hgroup legend main nav ' +
  'section summary td tfoot th thead tr'

/** Replacements of other tags by allowed ones, so that emphasis and paragraphs survive. */
export const equivalents: ReadonlyMap<string, string> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ...asBlocks.split(' ').map((tag) => [tag, 'div'] as const),
])

/** Kept as a span if a link may lead there: the mark of a footnote, to which its text leads back. */
export const inlineTargets: readonly string[] = 'cite del ins mark s small strike sub sup u'.split(' ')

/** Removed together with their content, in addition to DOMPurify's own list. */
export const removedWithContent: readonly string[] = 'applet button canvas datalist object textarea xml'.split(' ')

/** Allowed block-level tags. */
export const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, div, blockquote, pre'
