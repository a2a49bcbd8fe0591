/** Prints the form and the certificate of the picture `papers`: small letters come out of the denoiser in pieces. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import subsetFont from 'subset-font'

const serif = path.resolve(
  import.meta.dirname,
  '../../node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
)

/** Centimeters of the sheets, as in scenes/papers.py: from the first box of the form, and from the title of the certificate. */
const [width, row] = [17.4, 1.55]
const onForm = 'translate(43.5 257.6) rotate(2.95)'
const onCertificate = 'translate(734.3 117.7) rotate(-4)'
const pixels = 32.4
const form = [
  [
    ['Pasaporte', 0.5],
    ['N.I.E.', 0.5],
  ],
  [
    ['Primer apellido', 0.5],
    ['Segundo apellido', 0.5],
  ],
  [
    ['Nombre', 0.62],
    ['Sexo', 0.38],
  ],
  [
    ['Fecha de nacimiento', 0.34],
    ['Lugar', 0.33],
    ['País', 0.33],
  ],
  [
    ['Nacionalidad', 0.62],
    ['Estado civil', 0.38],
  ],
  [
    ['Domicilio', 0.76],
    ['N.º', 0.12],
    ['Piso', 0.12],
  ],
  [
    ['Localidad', 0.5],
    ['C.P.', 0.18],
    ['Provincia', 0.32],
  ],
]
const account = [
  [['Titular', 1]],
  [
    ['Pasaporte', 0.5],
    ['N.I.E.', 0.5],
  ],
  [['Domicilio', 1]],
  [
    ['País de residencia', 0.5],
    ['Fecha de apertura', 0.5],
  ],
]
const statement = [
  'El banco certifica que quien figura arriba es titular de la cuenta',
  'indicada, abierta en euros como no residente.',
]
const [seal, signature] = ['Sello de la entidad', 'Firma']
const reasons = ['Intereses económicos', 'Intereses profesionales', 'Intereses sociales']

/** What is printed anew, as corners in the picture's pixels, well inside the sheet. */
const area = { left: 8, top: 120, width: 640, height: 620 }
const printed = 'M46 225L400 229L424 126L628 138L610 640L600 712L14 684L22 300z'

const box = (x, y, w, h) => `<rect x="${x * pixels}" y="${y * pixels}" width="${w * pixels}" height="${h * pixels}"/>`
const line = (x, y, w) => `<path d="M${x * pixels} ${y * pixels}h${w * pixels}"/>`
const text = (x, y, size, words) =>
  `<text x="${x * pixels}" y="${y * pixels}" font-size="${size * pixels}">${words}</text>`

/** Ruled boxes with small labels, one row below another. */
const rows = (of, top) =>
  of.flatMap((boxes, at) => {
    const y = top + at * row
    let x = 0
    return boxes.flatMap(([label, share]) => {
      const left = x
      x += share * width
      return [box(left, y, share * width, row), text(left + 0.22, y + 0.56, 0.54, label)]
    })
  })

function formLines() {
  const parts = [text(0, -0.42, 0.6, '1. DATOS DEL EXTRANJERO'), ...rows(form, 0)]
  const low = form.length * row + 0.7
  parts.push(text(0, low + 0.45, 0.6, '2. MOTIVO'))
  reasons.forEach((reason, at) => {
    const x = (at * width) / reasons.length
    parts.push(box(x, low + 1.05, 0.55, 0.55), text(x + 0.82, low + 1.5, 0.56, reason))
  })
  const cross = `<path stroke-width="2.2" d="M3 ${(low + 1.05) * pixels + 3}l12 12m0-12l-12 12"/>`
  return [...parts, cross, box(width * 0.7, -4.4, width * 0.3, 2.7)].join('')
}

function certificateLines() {
  const foot = 5.1 + account.length * row
  const sentence = statement.map((words, at) => text(0, foot + 1.2 + at * 0.95, 0.66, words))
  return [
    ...rows(account, 5.1),
    ...sentence,
    box(0, foot + 3.4, 6.6, 4.6),
    text(0.22, foot + 3.96, 0.54, seal),
    line(7.6, foot + 8, 5.4),
    text(7.6, foot + 8.7, 0.54, signature),
  ].join('')
}

/** Lets the renderer of SVG find the site's serif. */
async function useSerif() {
  const folder = await mkdtemp(path.join(tmpdir(), 'serif-'))
  const labels = [...form, ...account].flat().map(([label]) => label)
  const words = [...labels, ...reasons, ...statement, seal, signature, '1. DATOS DEL EXTRANJERO 2. MOTIVO'].join('')
  await writeFile(
    path.join(folder, 'serif.ttf'),
    await subsetFont(await readFile(serif), words, { targetFormat: 'sfnt' }),
  )
  const configuration = path.join(folder, 'fonts.conf')
  await writeFile(configuration, `<fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`)
  process.env.FONTCONFIG_FILE = configuration
}

/** A picture of 1600 x 840 pixels with both sheets printed sharply on their own paper. */
export async function printForm(picture) {
  await useSerif()
  const svg = (content) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="840">${content}</svg>`)
  const mask = await sharp(svg(`<path fill="#fff" d="${printed}"/>`))
    .blur(3)
    .extract(area)
    .png()
    .toBuffer()
  const paper = await sharp(picture).extract(area).removeAlpha().median(31).blur(6).png().toBuffer()
  const blank = await sharp(paper)
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const lines = svg(
    `<g fill="none" stroke="#6b665d" stroke-width="1.3" font-family="Instrument Serif">` +
      `<style>text{fill:#5f5a51;stroke:none}</style><g transform="${onForm}">${formLines()}</g>` +
      `<g transform="${onCertificate}">${certificateLines()}</g></g>`,
  )
  return sharp(picture)
    .composite([{ input: blank, left: area.left, top: area.top }, { input: lines }])
    .png()
    .toBuffer()
}
