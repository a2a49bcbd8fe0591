import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

type Input = string | Uint8Array

/** Outputs of earlier builds, by the hash of everything that they were made from. */
export type BuildCache = {
  readonly get: (inputs: readonly Input[], make: () => Promise<Buffer>) => Promise<Buffer>
  /** Deletes the outputs that this build did not ask for. */
  readonly prune: () => Promise<void>
}

/** Makes everything anew. */
export const noCache: BuildCache = { get: (_, make) => make(), prune: async () => {} }

const caches = path.resolve(import.meta.dirname, '../../node_modules/.cache')

/** @param name of a folder in `node_modules/.cache`, or an absolute path */
export function openCache(name: string): BuildCache {
  const folder = path.resolve(caches, name)
  const used = new Set<string>()
  const pending = new Map<string, Promise<Buffer>>()
  async function readOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(folder, key)
    const known = await fs.readFile(file).catch(() => undefined)
    if (known !== undefined) return known
    const made = await make()
    await writeWhole(file, made)
    return made
  }
  return {
    async get(inputs, make) {
      const key = keyOf(inputs)
      used.add(key)
      const asked = pending.get(key) ?? readOrMake(key, make).finally(() => pending.delete(key))
      pending.set(key, asked)
      return asked
    },
    async prune() {
      const names = await fs.readdir(folder).catch(() => [])
      await Promise.all(names.filter((key) => !used.has(key)).map((key) => fs.rm(path.join(folder, key))))
    },
  }
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
