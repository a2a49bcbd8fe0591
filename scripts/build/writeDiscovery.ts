import fs from 'node:fs'
import path from 'node:path'
import { company } from '../../src/content/company.ts'
import { locales, type Locale } from '../../src/i18n/locales.ts'
import { parseEnv } from '../../src/lib/env.ts'
import { manifest, type Route } from '../../src/routing/manifest.ts'
import { siteOrigin } from '../../src/seo/siteUrl.ts'
import { metaContent, readPage } from '../check/dist/page.ts'
import { loadSettings } from '../serve/loadSettings.ts'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/**
 * llms.txt (llmstxt.org): what the site is and where its pages are, for readers that are programs. Titles and
 * descriptions are those of the built pages, one list for each language.
 * @throws when a page of the manifest was not built.
 */
export function llmsText(outDir: string, origin: string, routes: readonly Route[] = manifest): string {
  const line = (route: Route): string => {
    const page = readPage(outDir, route)
    if (page === undefined) throw new Error(`${outDir}${route.path}.html was not built, but the manifest lists it.`)
    const texts = [metaContent(page, 'property', 'og:title'), metaContent(page, 'property', 'og:description')]
    return `- [${texts[0]}](${origin}${route.path}): ${texts[1]}`
  }
  const list = (locale: Locale): string => {
    const pages = routes.filter((route) => route.locale === locale && route.indexable)
    return `## ${languageNames.of(locale)}\n\n${pages.map(line).join('\n')}\n`
  }
  const home = routes.find(({ page, locale }) => page === 'home' && locale === 'en')
  const summary = home && readPage(outDir, home)
  return [
    `# ${company.longName}\n`,
    `> ${summary ? metaContent(summary, 'name', 'description') : ''}\n`,
    ...locales.map(list),
  ].join('\n')
}

const keyShape = /^[A-Za-z0-9-]{8,128}$/

/**
 * The file that proves to search engines who may announce changes of this site (indexnow.org/documentation), or
 * `undefined` when no key is set.
 * @throws when the key has another shape than the protocol allows.
 */
export function indexNowFile(key: string | undefined): { readonly name: string; readonly text: string } | undefined {
  if (key === undefined || key === '') return undefined
  if (!keyShape.test(key))
    throw new Error(`INDEXNOW_KEY must be 8 to 128 letters, digits or hyphens (see .env.example), but is "${key}".`)
  return { name: `${key}.txt`, text: key }
}

if (import.meta.main) {
  const outDir = process.argv[2] ?? 'dist'
  fs.writeFileSync(path.join(outDir, 'llms.txt'), llmsText(outDir, siteOrigin(parseEnv(loadSettings()))))
  const proof = indexNowFile(loadSettings('INDEXNOW_')['INDEXNOW_KEY'])
  if (proof !== undefined) fs.writeFileSync(path.join(outDir, proof.name), proof.text)
  console.log(`Wrote ${outDir}/llms.txt${proof === undefined ? '' : ` and ${proof.name}`}.`)
}
