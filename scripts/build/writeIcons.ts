import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { company } from '../../src/content/company.ts'
import { palette } from '../../src/styles/palette.ts'

/** The mark, drawn once: every other icon is made of it. */
const mark = path.resolve(import.meta.dirname, '../../public/favicon.svg')

const png = (size: number) => sharp(mark, { density: 1200 }).resize(size, size)

/** The mark on a full-bleed background, for launchers that mask icons. `share`: the mark's part of the width. */
async function onGround(size: number, share: number): Promise<Buffer> {
  const inner = Math.round(size * share)
  return sharp({ create: { width: size, height: size, channels: 4, background: palette.sea } })
    .composite([{ input: await png(inner).png().toBuffer() }])
    .png()
    .toBuffer()
}

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

const manifest = {
  name: company.longName,
  short_name: company.name,
  start_url: '/',
  display: 'browser',
  theme_color: palette.seaDeep,
  background_color: palette.limewash,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

/** After the build: the icons and the web app manifest that index.html links to. */
export async function writeIcons(outDir: string): Promise<void> {
  const write = (name: string, data: Buffer | string) => fs.writeFileSync(path.join(outDir, name), data)
  write('favicon.ico', ico(await png(32).png().toBuffer(), 32))
  write('apple-touch-icon.png', await onGround(180, 0.9))
  write('icon-192.png', await png(192).png().toBuffer())
  write('icon-512.png', await png(512).png().toBuffer())
  // The safe zone of a maskable icon is a circle of 80 % of its width; the mark fills two thirds of its own ground.
  write('icon-maskable-512.png', await onGround(512, 0.78))
  write('site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`)
}
