import { Picture } from '../../components/Picture/Picture.tsx'
import type { ScaledPicture } from '../../content/pictures/contentPicture.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { PictureCaption } from '../PictureCaption/PictureCaption.tsx'
import { HeroText, type HeroCopy } from './HeroText.tsx'
import { caption, figure, hero, inner, picture as pictureClass } from './SeaHero.css.ts'

type Props = { readonly copy: HeroCopy; readonly picture: ScaledPicture }

/** Hero of a landing page on a dark section, with a picture that breaks its edge. */
export function SeaHero({ copy, picture }: Props) {
  const translate = useMessage()
  return (
    <div className={hero}>
      <div className={inner}>
        <HeroText copy={copy} isOnDark />
        <figure className={figure}>
          <Picture
            className={pictureClass}
            fill="always"
            source={picture.source}
            alt={translate(picture.alt)}
            sizes="(min-width: 64em) 60vw, 100vw"
            tone="sea"
            isPriority
          />
          <figcaption className={caption}>
            <PictureCaption picture={picture} hasNotice />
          </figcaption>
        </figure>
      </div>
    </div>
  )
}
