import fs from 'node:fs'
import path from 'node:path'
import { company } from '../../src/content/company.ts'
import { locales, type Locale } from '../../src/i18n/locales.ts'
import { manifest, type Route } from '../../src/routing/manifest.ts'
import { isIndexable } from '../../src/routing/pageKinds.ts'
import type { PageFacts, PrintedPages } from './document/pageFacts.ts'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/**
 * llms.txt (llmstxt.org): what the site is and where its pages are, for readers that are programs; one list for each
 * language, from the heads of the documents.
 * @throws when a page of the manifest was not printed
 */
export function llmsText(origin: string, printed: PrintedPages, routes: readonly Route[] = manifest): string {
  const metadataOf = ({ path: address }: Route): PageFacts => {
    const metadata = printed.get(address)
    if (metadata === undefined) throw new Error(`${address} was not prerendered, but the route manifest lists it.`)
    return metadata
  }
  const line = (route: Route): string => {
    const { title, description } = metadataOf(route)
    return `- [${title}](${origin}${route.path}): ${description}`
  }
  const list = (locale: Locale): string => {
    const pages = routes.filter((route) => route.locale === locale && isIndexable(route))
    return `## ${languageNames.of(locale)}\n\n${pages.map(line).join('\n')}\n`
  }
  const home = routes.find(({ page, locale }) => page === 'home' && locale === 'en')
  const summary = home && metadataOf(home).description
  return [`# ${company.longName}\n`, `> ${summary ?? ''}\n`, ...locales.map(list)].join('\n')
}

/** Writes llms.txt. */
export function writeDiscovery(outDir: string, origin: string, printed: PrintedPages): void {
  fs.writeFileSync(path.join(outDir, 'llms.txt'), llmsText(origin, printed))
}
