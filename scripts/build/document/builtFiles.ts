import type { Manifest, ManifestChunk } from 'vite'
import { pageName, type PageOrNotFound } from '../../../src/app/pageName.ts'
import type { DocumentAssets } from './finishDocument.ts'

/** Font faces that are visible in the first viewport of every page. */
const preloadedFonts = ['serif', 'serif-italic', 'sans']

/** The source file of a page, from the root of the project. */
export const sourceOfPage = (page: PageOrNotFound): string => `src/pages/${pageName(page)}/${pageName(page)}.tsx`

/** The styles and fonts of a page. */
export const assetsOf = (manifest: Manifest, source: string): DocumentAssets => ({
  styles: stylesOf(manifest, ['src/main.tsx', source]),
  fonts: Object.values(manifest).flatMap(({ src = '', file }) =>
    preloadedFonts.some((name) => src.endsWith(`/fonts/${name}.woff2`)) ? [`/${file}`] : [],
  ),
})

/** The stylesheets of the modules that entries import, each after those that it imports itself, so that its rules win. */
const stylesOf = (manifest: Manifest, entries: readonly string[]): readonly string[] => [
  ...new Set(chunksOf(manifest, entries).flatMap(({ css = [] }) => css.map((file) => `/${file}`))),
]

/** The scripts and stylesheets of entries and of what they import. */
export const filesOf = (manifest: Manifest, entries: readonly string[]): readonly string[] => [
  ...new Set(chunksOf(manifest, entries).flatMap(({ file, css = [] }) => [file, ...css].map((it) => `/${it}`))),
]

/** The chunks that entries import, each after its imports. */
function chunksOf(manifest: Manifest, entries: readonly string[]): readonly ManifestChunk[] {
  const chunks = new Map<string, ManifestChunk>()
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    const chunk = manifest[id]
    if (chunk === undefined) throw new Error(`Vite's manifest has no ${id}.`)
    for (const other of chunk.imports ?? []) visit(other)
    chunks.set(id, chunk)
  }
  for (const id of entries) visit(id)
  return [...chunks.values()]
}
