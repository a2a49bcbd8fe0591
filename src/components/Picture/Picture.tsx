import { preload } from 'react-dom'
import {
  across,
  down,
  fill as fills,
  filling,
  image,
  tone as tones,
  type PictureFill,
  type PictureTone,
  type Tenth,
} from './Picture.css.ts'

/** Result of importing `master.webp?picture` (scripts/build/vite/pictures.ts). */
export type PictureSource = {
  readonly sources: Readonly<Record<string, string>>
  readonly img: { readonly src: string; readonly w: number; readonly h: number }
}

/** Percent from the left and from the top, in steps of ten. */
export type Focus = readonly [x: Tenth, y: Tenth]

type Props = {
  readonly source: PictureSource
  /** In the page's language; empty if decorative. */
  readonly alt: string
  /** Rendered width, as in the `sizes` attribute. */
  readonly sizes: string
  /** The page's only picture above the fold: preloaded and loaded eagerly. */
  readonly isPriority?: boolean
  /** Background color until the picture has loaded. */
  readonly tone?: PictureTone
  /** The layout sizes the frame, not the picture: `always`, or from `media.wide`. */
  readonly fill?: PictureFill
  /** Point of the picture that every crop keeps; its middle by default. */
  readonly focus?: Focus | undefined
  /** Class for position and size in the layout. */
  readonly className?: string
}

/** A picture with `srcset` for all built widths and formats, and intrinsic dimensions that prevent layout shifts. */
export function Picture({ source, alt, sizes, isPriority = false, tone = 'plaster', fill, focus, className }: Props) {
  if (isPriority) preloadAvif(source, sizes)
  return (
    <picture className={[tones[tone], fill && fills[fill], className].filter(Boolean).join(' ')}>
      {formats(source).map(([type, srcSet]) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={[image, fill && filling[fill], focus && `${across[focus[0]]} ${down[focus[1]]}`]
          .filter(Boolean)
          .join(' ')}
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
function preloadAvif({ sources, img }: PictureSource, imageSizes: string): void {
  if (sources['avif'] === undefined) return
  preload(img.src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sources['avif'],
    imageSizes,
    fetchPriority: 'high',
  })
}
