import type { Metadata } from './metadata.ts'

/** What the head of a prerendered page says of that page, and of no other. */
const ofOnePage =
  'meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property], link[rel="canonical"], link[rel="alternate"][hreflang], script[type="application/ld+json"]'

/** Makes the head of the document that of a page. The head that was prerendered for it stays as it is. */
export function writeHead({ title, description, canonical, isIndexable, alternates }: Metadata): void {
  const { head } = document
  const known = head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined
  if (document.title === title && known === canonical) return
  for (const tag of head.querySelectorAll(ofOnePage)) tag.remove()
  document.title = title
  const add = (name: 'meta' | 'link', attributes: Readonly<Record<string, string>>) => {
    const tag = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value)
    head.append(tag)
  }
  add('meta', { name: 'description', content: description })
  if (!isIndexable) add('meta', { name: 'robots', content: 'noindex, follow' })
  if (canonical !== undefined) add('link', { rel: 'canonical', href: canonical })
  for (const { hreflang, href } of alternates) add('link', { rel: 'alternate', hreflang, href })
}
