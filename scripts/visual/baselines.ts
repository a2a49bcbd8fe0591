import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Fingerprint } from './fingerprint.ts'

/** The accepted pictures, and what they were made with. */
export type Baselines = {
  /** Names of the pictures that have a baseline. */
  readonly names: () => string[]
  readonly fingerprint: () => Fingerprint | undefined
  readonly writeFingerprint: (fingerprint: Fingerprint) => void
  readonly remove: (name: string) => void
  /** Rewrites baselines that changed since a moment (milliseconds) with fewer bytes and the same pixels; answers their names. */
  readonly packSince: (moment: number) => Promise<string[]>
  /** Of all baselines, bytes. */
  readonly weight: () => number
}

export function baselinesIn(folder: string): Baselines {
  const fileOf = (name: string) => path.join(folder, `${name}.png`)
  const record = path.join(folder, 'fingerprint.json')
  const names = () =>
    fs.existsSync(folder)
      ? fs
          .readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.png'))
          .map((file) => file.replaceAll('\\', '/').replace(/\.png$/, ''))
          .toSorted()
      : []
  return {
    names,
    fingerprint: () =>
      fs.existsSync(record) ? (JSON.parse(fs.readFileSync(record, 'utf8')) as Fingerprint) : undefined,
    writeFingerprint: (fingerprint) => {
      fs.mkdirSync(folder, { recursive: true })
      fs.writeFileSync(record, `${JSON.stringify(fingerprint, null, 2)}\n`)
    },
    remove: (name) => fs.rmSync(fileOf(name)),
    packSince: async (moment) => {
      const changed = names().filter((name) => fs.statSync(fileOf(name)).mtimeMs >= moment)
      for (const name of changed) {
        const packed = await sharp(fs.readFileSync(fileOf(name)))
          .removeAlpha()
          .png({ compressionLevel: 9 })
          .toBuffer()
        if (packed.length < fs.statSync(fileOf(name)).size) fs.writeFileSync(fileOf(name), packed)
      }
      return changed
    },
    weight: () => names().reduce((sum, name) => sum + fs.statSync(fileOf(name)).size, 0),
  }
}
