import type { Metadata } from './metadata.ts'

/** A tag of the document's head. */
export type HeadTag = {
  readonly name: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

const meta = (attributes: HeadTag['attributes']): HeadTag => ({ name: 'meta', attributes })
const link = (attributes: HeadTag['attributes']): HeadTag => ({ name: 'link', attributes })

/** The tags of a page's metadata. */
export const headTags = (metadata: Metadata): readonly HeadTag[] => [
  meta({ name: 'description', content: metadata.description }),
  ...(metadata.isIndexable ? [] : [meta({ name: 'robots', content: 'noindex, follow' })]),
  ...(metadata.canonical === undefined ? [] : [link({ rel: 'canonical', href: metadata.canonical })]),
  ...metadata.alternates.map(({ hreflang, href }) => link({ rel: 'alternate', hrefLang: hreflang, href })),
  ...(metadata.feed === undefined ? [] : [link({ rel: 'alternate', type: 'application/rss+xml', ...metadata.feed })]),
  ...Object.entries(metadata.openGraph).map(([property, content]) => meta({ property, content })),
  ...metadata.alternateLocales.map((content) => meta({ property: 'og:locale:alternate', content })),
  ...(metadata.twitterCard === undefined ? [] : [meta({ name: 'twitter:card', content: metadata.twitterCard })]),
]
