import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Fingerprint } from './fingerprint.ts'

/** Names of the files of a kind in a folder, with slashes and without the extension. */
const namesIn = (folder: string, extension: string): string[] =>
  fs
    .globSync(`**/*${extension}`, { cwd: folder })
    .map((file) => file.slice(0, -extension.length).replaceAll('\\', '/'))
    .toSorted()

/** The accepted pictures, kept as lossless WebP: the same pixels in less than half the bytes of a PNG. */
export function baselinesIn(home: string) {
  const fileOf = (name: string) => path.join(home, `${name}.webp`)
  const record = path.join(home, 'fingerprint.json')
  const names = () => namesIn(home, '.webp')
  return {
    names,
    fingerprint: (): Fingerprint | undefined =>
      fs.existsSync(record) ? (JSON.parse(fs.readFileSync(record, 'utf8')) as Fingerprint) : undefined,
    writeFingerprint: (fingerprint: Fingerprint): void => {
      fs.mkdirSync(home, { recursive: true })
      fs.writeFileSync(record, `${JSON.stringify(fingerprint, null, 2)}\n`)
    },
    /** Writes the baselines of these pictures as PNG into an emptied folder, where Playwright compares. */
    unpack: async (wanted: readonly string[], folder: string): Promise<void> => {
      fs.rmSync(folder, { recursive: true, force: true })
      const known = new Set(names())
      for (const name of wanted.filter((candidate) => known.has(candidate))) {
        const file = path.join(folder, `${name}.png`)
        fs.mkdirSync(path.dirname(file), { recursive: true })
        await sharp(fileOf(name)).png({ compressionLevel: 1 }).toFile(file)
      }
    },
    /** Accepts the pictures that Playwright wrote into that folder since a time (milliseconds). @returns their names */
    pack: async (folder: string, since: number): Promise<string[]> => {
      const changed = namesIn(folder, '.png').filter(
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
    remove: (name: string): void => fs.rmSync(fileOf(name)),
    /** Total size, bytes. */
    weight: (): number => names().reduce((sum, name) => sum + fs.statSync(fileOf(name)).size, 0),
  }
}
