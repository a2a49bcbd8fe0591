import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Fingerprint } from './fingerprint.ts'

/** The accepted pictures, kept as lossless WebP: the same pixels in less than half the bytes of a PNG. */
export type Baselines = {
  /** Names of the pictures that have a baseline. */
  readonly names: () => string[]
  readonly fingerprint: () => Fingerprint | undefined
  readonly writeFingerprint: (fingerprint: Fingerprint) => void
  /** Writes the baselines of these pictures as PNG into an emptied folder, where Playwright compares. */
  readonly unpack: (names: readonly string[], folder: string) => Promise<void>
  /** Accepts the pictures that Playwright wrote into that folder since a time (milliseconds); returns their names. */
  readonly pack: (folder: string, since: number) => Promise<string[]>
  readonly remove: (name: string) => void
  /** Total size, bytes. */
  readonly weight: () => number
}

const namesBelow = (folder: string, extension: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(extension))
        .map((file) => file.slice(0, -extension.length).replaceAll('\\', '/'))
        .toSorted()
    : []

export function baselinesIn(home: string): Baselines {
  const fileOf = (name: string) => path.join(home, `${name}.webp`)
  const record = path.join(home, 'fingerprint.json')
  const names = () => namesBelow(home, '.webp')
  return {
    names,
    fingerprint: () =>
      fs.existsSync(record) ? (JSON.parse(fs.readFileSync(record, 'utf8')) as Fingerprint) : undefined,
    writeFingerprint: (fingerprint) => {
      fs.mkdirSync(home, { recursive: true })
      fs.writeFileSync(record, `${JSON.stringify(fingerprint, null, 2)}\n`)
    },
    unpack: async (wanted, folder) => {
      fs.rmSync(folder, { recursive: true, force: true })
      const known = new Set(names())
      for (const name of wanted.filter((candidate) => known.has(candidate))) {
        const file = path.join(folder, `${name}.png`)
        fs.mkdirSync(path.dirname(file), { recursive: true })
        await sharp(fileOf(name)).png({ compressionLevel: 1 }).toFile(file)
      }
    },
    pack: async (folder, since) => {
      const changed = namesBelow(folder, '.png').filter(
        (name) => fs.statSync(path.join(folder, `${name}.png`)).mtimeMs >= since,
      )
      for (const name of changed) {
        fs.mkdirSync(path.dirname(fileOf(name)), { recursive: true })
        await sharp(path.join(folder, `${name}.png`))
          .removeAlpha()
          .webp({ lossless: true, effort: 2 })
          .toFile(fileOf(name))
      }
      return changed
    },
    remove: (name) => fs.rmSync(fileOf(name)),
    weight: () => names().reduce((sum, name) => sum + fs.statSync(fileOf(name)).size, 0),
  }
}
