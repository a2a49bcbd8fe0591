import { use } from 'react'
import { ImagePreloadsContext, type ImagePreload } from './ImagePreloads.ts'
import { focus as focuses, picture, tone as tones, type PictureFocus, type PictureTone } from './Picture.css.ts'

/** What an import of `master.webp?picture` gives (scripts/build/vite/pictures.ts). */
export type PictureSource = {
  readonly sources: Readonly<Record<string, string>>
  readonly img: { readonly src: string; readonly w: number; readonly h: number }
}

type Props = {
  readonly source: PictureSource
  /** Another master for narrow screens. */
  readonly narrow?: { readonly source: PictureSource; readonly until: string }
  /** In the language of the page; empty for a decoration. */
  readonly alt: string
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes: string
  /** The one picture of the page that is on its first screen: fetched early and eagerly. */
  readonly isPriority?: boolean
  /** The colour that stands until it arrives. */
  readonly tone?: PictureTone
  /** The part that stays where the frame is flatter or narrower than the picture. */
  readonly focus?: PictureFocus
  readonly className?: string
}

/** A picture in every width and format that the build made, with its size known before it arrives. */
export function Picture({
  source,
  narrow,
  alt,
  sizes,
  isPriority = false,
  tone = 'sand',
  focus = 'middle',
  className,
}: Props) {
  const preloads = use(ImagePreloadsContext)
  if (isPriority) {
    preloads?.push(...preloadsOf(source, sizes, narrow && `not all and ${narrow.until}`))
    if (narrow) preloads?.push(...preloadsOf(narrow.source, sizes, narrow.until))
  }
  return (
    <picture className={[tones[tone], className].filter(Boolean).join(' ')}>
      {narrow &&
        formats(narrow.source).map(([type, srcSet]) => (
          <source
            key={`narrow-${type}`}
            media={narrow.until}
            type={type}
            srcSet={srcSet}
            sizes={sizes}
            width={narrow.source.img.w}
            height={narrow.source.img.h}
          />
        ))}
      {formats(source).map(([type, srcSet]) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={`${picture} ${focuses[focus]}`}
        src={source.img.src}
        width={source.img.w}
        height={source.img.h}
        alt={alt}
        loading={isPriority ? 'eager' : 'lazy'}
        decoding={isPriority ? 'sync' : 'async'}
        fetchPriority={isPriority ? 'high' : 'auto'}
      />
    </picture>
  )
}

const formats = ({ sources }: PictureSource) =>
  Object.entries(sources).map(([format, srcSet]) => [`image/${format}`, srcSet] as const)

/** Lets the browser request the AVIF variants before it has parsed the body. */
function preloadsOf({ sources }: PictureSource, sizes: string, media: string | undefined): ImagePreload[] {
  const { avif } = sources
  if (avif === undefined) return []
  const condition = media === undefined ? {} : { media }
  return [{ type: 'image/avif', imagesrcset: avif, imagesizes: sizes, fetchpriority: 'high', ...condition }]
}
