import fs from 'node:fs'
import path from 'node:path'
import { listFile } from '../../scripts/build/listFile.ts'

type Chunk = { readonly file: string; readonly isDynamicEntry?: boolean }

const manifest = JSON.parse(fs.readFileSync(listFile, 'utf8')) as Readonly<Record<string, Chunk>>

/** The app's own chunk, which the boot script loads. */
const app = 'src/main.tsx'

const names = Object.entries(manifest).flatMap(([source, { file, isDynamicEntry = false }]) =>
  isDynamicEntry && source !== app ? path.basename(file) : [],
)

/** Every lazily loaded chunk of the built site: pages, their messages, and their dynamic imports. */
export const lazyChunks = new RegExp(`/assets/(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})$`)

/** The lazily loaded chunk of a source file. */
export function chunkOf(source: string): RegExp {
  const name = path.basename(manifest[source]?.file ?? '')
  if (name === '') throw new Error(`${listFile} knows no chunk of ${source}. Was it renamed?`)
  return new RegExp(`/assets/${name.replaceAll('.', '\\.')}$`)
}
