import fs from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { PrerenderedPage } from '../../../src/app/prerender.tsx'
import type { Metadata } from '../../../src/seo/metadata.ts'
import { builtFiles } from './builtFiles.ts'
import { printDocument } from './printDocument.ts'
import { splitStylesheet } from './stylesheets.ts'

/** Prints documents that link to the files of a build, and collects their metadata. */
export function createDocumentPrinter(outDir: string) {
  const printed = new Map<string, Metadata>()
  let build: ReturnType<typeof openBuild> | undefined
  /** vite-react-ssg calls this with each page, and writes what it returns. src/main.tsx stores the page in its context. */
  const print = async (
    address: string,
    _html: string,
    { initialState }: { readonly initialState: unknown },
  ): Promise<string> => {
    build ??= openBuild(outDir)
    const page = initialState as PrerenderedPage
    printed.set(address, page.metadata)
    return printDocument(page, { ...build.assets, styles: [await build.stylesheetOf(page.body)] })
  }
  return { print, printed }
}

/** The files of the build that Vite has just written. */
function openBuild(outDir: string) {
  const manifest = JSON.parse(fs.readFileSync(path.join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const { boot, app, fonts, styles } = builtFiles(manifest)
  return {
    assets: { script: `/${boot}`, siteStyles: `/${styles}`, fonts: fonts.map((file) => `/${file}`) },
    stylesheetOf: splitStylesheet({ outDir, file: styles, scripts: [boot, app] }),
  }
}

/** Removes the route loader data of vite-react-ssg; this site has no loaders. */
export function removeLeftovers(outDir: string): void {
  for (const file of fs.readdirSync(outDir))
    if (file.startsWith('static-loader-data')) fs.rmSync(path.join(outDir, file), { recursive: true })
}
