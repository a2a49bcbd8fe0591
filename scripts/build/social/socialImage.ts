import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import { company } from '../../../src/content/company.ts'
import { mark } from '../../../src/content/mark.ts'
import { palette } from '../../../src/styles/palette.ts'
import type { SocialPicture } from '../../../src/content/socialPictures.ts'

/** A segment of a title, with or without emphasis. */
export type TitlePart = { readonly text: string; readonly isEmphasised: boolean }

/** Pixels (docs/product.md). */
const socialImageSize = { width: 1200, height: 630 } as const

const pictures = path.resolve(import.meta.dirname, '../../../src/content/pictures')
const panelWidth = 588
const titleWidth = 500

/** The display face with its Latin and extended Latin glyphs: satori cannot read the WOFF2 that the site serves. */
const require = createRequire(import.meta.url)
const fonts = (['normal', 'italic'] as const).flatMap((style) =>
  ['latin', 'latin-ext'].map((subset) => ({
    name: subset === 'latin' ? 'Instrument Serif' : 'Instrument Serif Extended',
    data: fs.readFileSync(
      require.resolve(`@fontsource/instrument-serif/files/instrument-serif-${subset}-400-${style}.woff`),
    ),
    weight: 400 as const,
    style,
  })),
)

type Node =
  | { type: 'div'; props: { style: Record<string, string | number>; children?: string | readonly Node[] } }
  | { type: 'img'; props: { src: string; width: number; height: number } }
const box = (style: Record<string, string | number>, children?: string | readonly Node[]): Node => ({
  type: 'div',
  props: {
    style: { display: 'flex', boxSizing: 'border-box', ...style },
    ...(children === undefined ? {} : { children }),
  },
})

/** Font size by title length, so that no title needs more than five lines. Pixels. */
const titleSize = (length: number): number => (length > 42 ? 70 : length > 28 ? 80 : 88)

/** The title word by word: satori breaks lines only between boxes, and each word has its own style. */
const words = (parts: readonly TitlePart[]): Node[] => {
  const all = parts.flatMap(({ text, isEmphasised }) =>
    text
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => box({ fontStyle: isEmphasised ? 'italic' : 'normal', marginRight: '0.24em' }, word)),
  )
  // Keeps a short last word on the line of the word before it.
  const lastWord = parts.at(-1)?.text.trim().split(' ').at(-1) ?? ''
  return all.length > 2 && lastWord.length <= 4 ? [...all.slice(0, -2), box({}, all.slice(-2))] : all
}

const drawnMark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="3 7 26 18.6" fill="${palette.sea}"><path d="${mark.lit}"/><path d="${mark.shaded}" opacity=".6"/></svg>`
const logo = box({ alignItems: 'center', gap: 16, fontSize: 44, color: palette.sea }, [
  {
    type: 'img',
    props: { src: `data:image/svg+xml;base64,${Buffer.from(drawnMark).toString('base64')}`, width: 56, height: 40 },
  },
  box({}, company.name),
])

const panel = (title: readonly TitlePart[]): Node =>
  box(
    {
      width: panelWidth,
      height: '100%',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '56px 24px 56px 64px',
      backgroundColor: palette.limewash,
      color: palette.ink,
      fontFamily: 'Instrument Serif, Instrument Serif Extended',
    },
    [
      logo,
      box({ flexDirection: 'column' }, [
        box({ width: 72, height: 3, marginBottom: 36, backgroundColor: palette.terracotta }, []),
        box(
          {
            width: titleWidth,
            flexWrap: 'wrap',
            fontSize: titleSize(title.map(({ text }) => text).join('').length),
            lineHeight: 1.04,
          },
          words(title),
        ),
      ]),
    ],
  )

const code = fs.readFileSync(import.meta.filename)

/** A photograph takes the place of a rendering. @throws if there is neither */
function masterOf({ name }: SocialPicture): string {
  const files = [`${name}.jpg`, `${name}.webp`].map((file) => path.join(pictures, file))
  const master = files.find((file) => fs.existsSync(file))
  if (master === undefined)
    throw new Error(`src/content/pictures has no ${name}.jpg or ${name}.webp, which socialPictures.ts names.`)
  return master
}

/** Everything that `socialImage` makes an image from: the same inputs give the same image. */
export const socialImageInputs = (title: readonly TitlePart[], picture: SocialPicture) => [
  code,
  JSON.stringify([panel(title), palette, picture.position]),
  fs.readFileSync(masterOf(picture)),
]

/** The social preview image of a page: its title next to a model. A JPEG of 1200 x 630 pixels. */
export async function socialImage(title: readonly TitlePart[], picture: SocialPicture): Promise<Buffer> {
  const { width, height } = socialImageSize
  // satori's types require React nodes; it accepts plain objects of this shape.
  const svg = await satori(panel(title) as unknown as Parameters<typeof satori>[0], {
    width: panelWidth,
    height,
    fonts,
  })
  const scene = await sharp(masterOf(picture))
    .resize(width - panelWidth, height, { fit: 'cover', position: picture.position })
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: palette.limewash } })
    .composite([
      { input: scene, left: panelWidth, top: 0 },
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
