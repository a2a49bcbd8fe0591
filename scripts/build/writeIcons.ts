import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { palette } from '../../src/styles/palette.ts'

/** The mark, drawn once: every other icon is made of it. */
const mark = path.resolve(import.meta.dirname, '../../public/favicon.svg')

const png = (size: number) => sharp(mark, { density: 1200 }).resize(size, size)

/** An .ico file with one PNG, for clients that request /favicon.ico without reading the page. At most 255 pixels. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, image])
}

/** After the build: the icons that index.html links to. */
export async function writeIcons(outDir: string): Promise<void> {
  const write = (name: string, data: Buffer) => fs.writeFileSync(path.join(outDir, name), data)
  write('favicon.ico', ico(await png(32).png().toBuffer(), 32))
  // iOS masks it, so its ground reaches the edges.
  const touchIcon = sharp({ create: { width: 180, height: 180, channels: 4, background: palette.sea } })
  write(
    'apple-touch-icon.png',
    await touchIcon
      .composite([{ input: await png(162).png().toBuffer() }])
      .png()
      .toBuffer(),
  )
}
