import { Picture } from '../../components/Picture/Picture.tsx'
import type { CaptionedPicture, ScaledPicture } from '../../content/pictures/contentPicture.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { PictureCaption } from '../PictureCaption/PictureCaption.tsx'
import { caption, image } from './HeroPicture.css.ts'

type Props = { readonly picture: ScaledPicture | CaptionedPicture }

/** The priority picture of a `SplitHero`, with its caption. */
export function HeroPicture({ picture }: Props) {
  const translate = useMessage()
  return (
    <figure>
      <Picture
        className={image}
        source={picture.source}
        alt={translate(picture.alt)}
        sizes="(min-width: 64em) 50vw, 100vw"
        isPriority
      />
      <figcaption className={caption}>
        <PictureCaption picture={picture} hasNotice />
      </figcaption>
    </figure>
  )
}
