import type { Manifest } from 'vite'
import { pageName, type PageOrNotFound } from '../../../src/app/pageName.ts'
import { appChunk } from '../vite/chunks.ts'

/** Files of a build, as paths from its folder. */
export type BuiltFiles = {
  /** The boot script. */
  readonly boot: string
  /** The chunk that the boot script loads. */
  readonly app: string
  readonly fonts: readonly string[]
  readonly styles: string
}

/** Font faces that are visible in the first viewport of every page. */
const preloadedFonts = ['serif', 'serif-italic', 'sans']

/** The source file of a page, from the root of the project. */
export const sourceOfPage = (page: PageOrNotFound): string => `src/pages/${pageName(page)}/${pageName(page)}.tsx`

/** @throws when the build lacks a file that every document needs */
export function builtFiles(manifest: Manifest): BuiltFiles {
  const chunks = Object.values(manifest)
  const fileOf = (what: string, chunk = manifest[what]): string => {
    if (chunk === undefined) throw new Error(`The Vite manifest has no ${what}: see scripts/build/vite/chunks.ts.`)
    return chunk.file
  }
  return {
    boot: fileOf('index.html'),
    app: fileOf(
      appChunk,
      chunks.find(({ name, file }) => name === appChunk && file.endsWith('.js')),
    ),
    fonts: chunks.flatMap(({ src = '', file }) =>
      preloadedFonts.some((name) => src.endsWith(`/fonts/${name}.woff2`)) ? [file] : [],
    ),
    styles: fileOf('style.css'),
  }
}
