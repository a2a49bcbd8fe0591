import type { HTMLElement } from 'node-html-parser'
import type { AlternateLink } from '../../../src/seo/alternates.ts'

/** What the head of a finished document says. */
export type PageFacts = {
  readonly title: string
  readonly description: string
  readonly canonical: string | undefined
  readonly isIndexable: boolean
  readonly alternates: readonly AlternateLink[]
  /** Date of the last change of an article, ISO 8601. */
  readonly modified: string | undefined
}
export type PrintedPages = ReadonlyMap<string, PageFacts>

export function pageFacts(document: HTMLElement): PageFacts {
  const of = (selector: string, name: string) => document.querySelector(`head ${selector}`)?.getAttribute(name)
  return {
    title: of('[property="og:title"]', 'content') ?? '',
    description: of('[name="description"]', 'content') ?? '',
    canonical: of('[rel="canonical"]', 'href'),
    isIndexable: of('[name="robots"]', 'content') === undefined,
    alternates: document
      .querySelectorAll('head [hreflang]')
      .map((link) => ({ hreflang: link.getAttribute('hreflang') ?? '', href: link.getAttribute('href') ?? '' })),
    modified: of('[property="article:modified_time"]', 'content'),
  }
}
