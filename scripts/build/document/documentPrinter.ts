import fs from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { PrerenderedPage } from '../../../src/app/prerender.tsx'
import type { PageOrNotFound } from '../../../src/app/pageName.ts'
import type { Metadata } from '../../../src/seo/metadata.ts'
import { pageAssets } from './pageAssets.ts'
import { printDocument, type DocumentAssets } from './printDocument.ts'

/** Prints documents that link to the files of a build, and collects their metadata. */
export function createDocumentPrinter(outDir: string) {
  const printed = new Map<string, Metadata>()
  const assets = new Map<PageOrNotFound | undefined, DocumentAssets>()
  let viteManifest: Manifest | undefined
  const assetsOf = (page: PageOrNotFound | undefined): DocumentAssets => {
    viteManifest ??= JSON.parse(fs.readFileSync(path.join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
    const known = assets.get(page) ?? pageAssets(viteManifest, page)
    assets.set(page, known)
    return known
  }
  /** vite-react-ssg calls this with each page, and writes what it returns. src/main.tsx stores the page in its context. */
  const print = (address: string, _html: string, { initialState }: { readonly initialState: unknown }): string => {
    const page = initialState as PrerenderedPage
    printed.set(address, page.metadata)
    return printDocument(page, assetsOf(page.page))
  }
  return { print, printed }
}

/** Removes the route loader data of vite-react-ssg; this site has no loaders. */
export function removeLeftovers(outDir: string): void {
  for (const file of fs.readdirSync(outDir))
    if (file.startsWith('static-loader-data')) fs.rmSync(path.join(outDir, file), { recursive: true })
}
