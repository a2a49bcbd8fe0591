import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

type Input = string | Uint8Array

const caches = path.resolve(import.meta.dirname, '../../node_modules/.cache')

/**
 * An output of an earlier run, or a new one where any input has changed.
 * @param folder in `node_modules/.cache`, which `npm ci` deletes, or an absolute path
 * @param inputs everything that the output is made from
 */
export async function cached(folder: string, inputs: readonly Input[], make: () => Promise<Buffer>): Promise<Buffer> {
  const file = path.resolve(caches, folder, keyOf(inputs))
  const known = await fs.readFile(file).catch(() => undefined)
  if (known !== undefined) return known
  const made = await make()
  await writeWhole(file, made)
  return made
}

/** Writes a file under another name first: it appears complete, or not at all. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${crypto.randomUUID()}`
  await fs.writeFile(draft, content)
  await fs.rename(draft, file)
}

function keyOf(inputs: readonly Input[]): string {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(`${input.length} `).update(input)
  return hash.digest('hex')
}
