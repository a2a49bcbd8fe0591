import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** Of the picture, CSS pixels at a width that phones request. */
const size = { width: 1080, height: 720 }
/** Of the picture, bytes. */
const weight = 59_000

/**
 * Writes the page that the others are compared with to a folder: the least that a page with a text and a picture can be.
 * One HTML file of about 2.5 kB with its styles, system fonts, one picture of 59 kB.
 */
export async function writeLimitPage(folder: string): Promise<void> {
  fs.writeFileSync(path.join(folder, 'picture.avif'), await picture())
  fs.writeFileSync(path.join(folder, 'index.html'), html)
}

/** Colored noise over a gradient, whose weight is set by its quality. */
async function picture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 150, sigma: 12 } as const
  const source = await sharp({ create: { ...size, channels: 3, background: '#8a7', noise } })
    .png()
    .toBuffer()
  let best: Buffer = Buffer.alloc(0)
  for (let quality = 10; quality <= 90 && best.length < weight; quality += 5)
    best = await sharp(source).blur(1.2).avif({ quality, effort: 2 }).toBuffer()
  return best
}

const sentence = 'A house on an island is looked at twice: once in the light of noon, and once on a wet day in January.'
const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="The least that a page with a text and a picture can be.">
    <title>The limit</title>
    <style>body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem}h1{font-size:2.5rem;line-height:1.1}img{width:100%;height:auto}</style>
  </head>
  <body>
    <h1>A page with nothing on it</h1>
    <img src="/picture.avif" width="${size.width}" height="${size.height}" alt="Colored noise" fetchpriority="high">
    ${Array.from({ length: 16 }, () => `<p>${sentence}</p>`).join('\n    ')}
  </body>
</html>
`
