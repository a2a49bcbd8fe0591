import fs from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import { blogMark } from '../../../src/app/belowBlog.ts'
import { pageAt } from '../../../src/app/pageAt.ts'
import { locales } from '../../../src/i18n/locales.ts'
import { ownPathMark } from '../../../src/lib/documentMarks.ts'
import { hrefFor } from '../../../src/routing/manifest.ts'
import { listFile } from '../listFile.ts'
import { assetsOf, sourceOfPage } from './builtFiles.ts'
import { finishDocument } from './finishDocument.ts'
import { pageFacts, type PageFacts } from './pageFacts.ts'

const blogAddresses = locales.map((locale) => hrefFor('blog', locale)).join(' ')

/** Finishes the documents of a build, and collects what their heads say. */
export function createDocuments() {
  const printed = new Map<string, PageFacts>()
  let manifest: Manifest | undefined
  /** `onPageRendered` of vite-react-ssg. */
  const onPageRendered = (address: string, printedHtml: string): string => {
    manifest ??= JSON.parse(fs.readFileSync(listFile, 'utf8')) as Manifest
    const { page, locale } = pageAt(address)
    const source = address === '/' ? 'src/app/Chooser.tsx' : sourceOfPage(page)
    const document = finishDocument(printedHtml, locale, assetsOf(manifest, source))
    const html = document.querySelector('html')
    // The 404 page is served at any address.
    if (address === '/404') html?.setAttribute(blogMark, blogAddresses)
    else html?.setAttribute(ownPathMark, address)
    // A copy: a part of a string keeps the whole document in memory.
    printed.set(address, structuredClone(pageFacts(document)))
    return document.toString()
  }
  return { onPageRendered, printed }
}

/**
 * Deletes what hosts would serve and no page asks for: vite-react-ssg's loader data, because a document has its own, and Vite's
 * manifests.
 */
export function removeLeftovers(outDir: string): void {
  for (const name of fs.readdirSync(outDir))
    if (name === '.vite' || name.startsWith('static-loader-data'))
      fs.rmSync(path.join(outDir, name), { recursive: true })
}
