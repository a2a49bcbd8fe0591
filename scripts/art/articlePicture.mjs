/**
 * Writes the JPEGs of a picture of an article and its variants: node scripts/art/articlePicture.mjs NAME IN. IN is the whole
 * picture, such as out/papers.png or a master of src/content/pictures.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { printForm } from './papersForm.mjs'

const [width, height] = [1600, 840]
/** Bytes that a variant may have, by its width; only wide screens of two pixels per CSS pixel, and social networks, ask for the widest. */
const most = { 1600: 118_000, 800: 21_000, 400: 8_500 }
const folder = path.resolve(import.meta.dirname, '../../public/articles')

/** What a picture shows of the whole, in pixels of IN, and how its whites and shadows are lifted; any other picture is whole. */
const pictures = {
  /** Both pages, the pen and the check, of src/content/pictures/contract.webp. */
  contract: {
    crop: { left: 0, top: 158, width: 2400, height: 1260 },
    tones: [
      [1.17, 1.165, 1.15],
      [-14, -14, -14],
    ],
  },
  /** Both papers, the pen and the stamp; what is on the papers is printed anew. */
  papers: {
    crop: { left: 632, top: 54, width: 1692, height: 888 },
    tones: [
      [1.18, 1.175, 1.165],
      [-18, -18, -18],
    ],
    finish: printForm,
  },
  /** The window, the bench and the sea, of src/content/pictures/sea-window.webp. */
  'sea-window': { crop: { left: 0, top: 150, width: 1800, height: 945 } },
  /** Nearly the whole of src/content/pictures/villa.webp. */
  villa: {
    crop: { left: 0, top: 12, width: 2880, height: 1512 },
    tones: [
      [1.06, 1.06, 1.06],
      [-6, -6, -6],
    ],
  },
}

const [name, input] = process.argv.slice(2)
const known = pictures[name]

/** A part of the picture, enlarged and sharpened. */
async function partOf({ crop, tones = [1, 0], finish = (image) => image }) {
  const part = await sharp(input)
    .extract(crop)
    .linear(...tones)
    .resize(width, height)
    .sharpen({ sigma: 0.6, m1: 0.4, m2: 1 })
    .png()
    .toBuffer()
  return finish(part)
}

const finished = known === undefined ? input : await partOf(known)
for (const [size, bytes] of Object.entries(most)) {
  const small = sharp(finished).resize(Number(size))
  let [quality, jpeg] = [84, undefined]
  do {
    jpeg = await small.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    quality -= 2
  } while (jpeg.length > bytes)
  const file = path.join(folder, `${name}${Number(size) === width ? '' : `-${size}`}.jpg`)
  await writeFile(file, jpeg)
  console.log(path.basename(file), quality + 2, jpeg.length)
}
