import { Picture } from '../../components/Picture/Picture.tsx'
import type { ContentPicture } from '../../content/pictures/contentPicture.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { hasCaption, PictureCaption } from '../PictureCaption/PictureCaption.tsx'
import { caption, figure, shape } from './HalfPicture.css.ts'

type Props = {
  /** Half of the section; the caption is at the picture's left edge, or at that of the content. */
  readonly side: keyof typeof caption
  readonly picture: ContentPicture
  /** Rendered width on wide screens, as in the `sizes` attribute: wider than the half if the crop is narrow. */
  readonly width: string
  readonly isPriority?: boolean
  /** On phones; on wide screens the picture is as high as its section, unless it is `level` or `square`. */
  readonly onPhones: keyof typeof shape
}

/** A full-bleed picture that fills one half of a section, with its caption below. */
export function HalfPicture({ side, picture, width, isPriority = false, onPhones }: Props) {
  const translate = useMessage()
  return (
    <figure className={figure[onPhones]}>
      <Picture
        className={shape[onPhones]}
        isFilling
        source={picture.source}
        focus={picture.focus}
        alt={translate(picture.alt)}
        sizes={`(min-width: 64em) ${width}, 100vw`}
        isPriority={isPriority}
      />
      {hasCaption(picture) && (
        <figcaption className={caption[side]}>
          <PictureCaption picture={picture} />
        </figcaption>
      )}
    </figure>
  )
}
