import { Picture } from '../../components/Picture/Picture.tsx'
import type { CaptionedPicture, ScaledPicture } from '../../content/pictures/contentPicture.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { PictureCaption } from '../PictureCaption/PictureCaption.tsx'
import { caption, frame, image } from './BannerHero.css.ts'
import { PageHero, type PageHeroProps } from './PageHero.tsx'

type Props = PageHeroProps & {
  readonly picture: ScaledPicture | CaptionedPicture
  /** Across the page, or as wide as the content. */
  readonly width: keyof typeof frame
}

const sizes = { across: '100vw', content: '(min-width: 84em) 74rem, 100vw' }

/** Head of an inner page with the page's priority picture below it. */
export function BannerHero({ picture, width, ...text }: Props) {
  const translate = useMessage()
  return (
    <>
      <PageHero {...text} />
      <figure className={frame[width]}>
        <Picture
          className={image[width]}
          source={picture.source}
          alt={translate(picture.alt)}
          sizes={sizes[width]}
          isPriority
        />
        <figcaption className={caption[width]}>
          <PictureCaption picture={picture} hasNotice />
        </figcaption>
      </figure>
    </>
  )
}
