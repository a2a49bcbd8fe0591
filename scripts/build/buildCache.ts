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

export function openCache(folder: string): BuildCache {
  const used = new Set<string>()
  const pending = new Map<string, Promise<Buffer>>()
  async function readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(folder, name)
    const known = await fs.readFile(file).catch(() => undefined)
    if (known !== undefined) return known
    const made = await make()
    await fs.mkdir(folder, { recursive: true })
    // An interrupted build must not leave half an output under its name.
    const draft = `${file}.${process.pid}`
    await fs.writeFile(draft, made)
    await fs.rename(draft, file)
    return made
  }
  return {
    async get(inputs, make) {
      const name = keyOf(inputs)
      used.add(name)
      const asked = pending.get(name) ?? readOrMake(name, make).finally(() => pending.delete(name))
      pending.set(name, asked)
      return asked
    },
    async prune() {
      const names = await fs.readdir(folder).catch(() => [])
      await Promise.all(names.filter((name) => !used.has(name)).map((name) => fs.rm(path.join(folder, name))))
    },
  }
}

function keyOf(inputs: readonly Input[]): string {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(`${input.length} `).update(input)
  return hash.digest('hex')
}
