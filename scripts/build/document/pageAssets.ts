import type { Manifest, ManifestChunk } from 'vite'
import { pageName, type PageOrNotFound } from '../../../src/app/pageName.ts'
import { appChunk } from '../vite/chunks.ts'
import type { DocumentAssets } from './printDocument.ts'

/** Font faces that are visible in the first viewport of every page. */
const preloadedFonts = ['serif', 'serif-italic', 'sans']

/** The source file of a page, from the root of the project. */
export const sourceOfPage = (page: PageOrNotFound): string => `src/pages/${pageName(page)}/${pageName(page)}.tsx`

/** The files that the document of a page links to; `undefined` is the language chooser. */
export function pageAssets(manifest: Manifest, page: PageOrNotFound | undefined): DocumentAssets {
  const app = Object.keys(manifest).find((key) => manifest[key]?.name === appChunk && key.endsWith('.js'))
  if (app === undefined) throw new Error(`The build has no chunk named ${appChunk}: see scripts/build/vite/chunks.ts.`)
  const sources = page === undefined ? [app] : [app, sourceOfPage(page)]
  const styles = new Set(sources.flatMap((source) => stylesOf(manifest, source)))
  const fonts = Object.values(manifest).filter(
    ({ src }) => src && preloadedFonts.some((name) => src.endsWith(`/fonts/${name}.woff2`)),
  )
  return {
    script: `/${chunkOf(manifest, 'index.html').file}`,
    styles: [...styles].map((file) => `/${file}`),
    fonts: fonts.map(({ file }) => `/${file}`),
  }
}

/** Stylesheets of a chunk and everything it imports statically, dependencies first. */
function stylesOf(manifest: Manifest, source: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(source)) return []
  seen.add(source)
  const { imports = [], css = [] } = chunkOf(manifest, source)
  return [...imports.flatMap((imported) => stylesOf(manifest, imported, seen)), ...css]
}

function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source]
  if (chunk === undefined) throw new Error(`The build has no chunk for ${source}. Is it in src/app/fetchView.ts?`)
  return chunk
}
