import type { ReactNode } from 'react'
import { Picture } from '../../components/Picture/Picture.tsx'
import type { CaptionedPicture, ScaledPicture } from '../../content/pictures/contentPicture.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { PictureCaption } from '../PictureCaption/PictureCaption.tsx'
import { caption, frame, image } from './BannerHero.css.ts'
import { PageHero, type PageHeroProps } from './PageHero.tsx'

type Props = PageHeroProps & {
  readonly picture: ScaledPicture | CaptionedPicture
  /** Across the page, or as wide as the column of texts. */
  readonly width: keyof typeof frame
  /** Labels along the picture's bottom edge. */
  readonly children?: ReactNode
}

const sizes = { across: '100vw', column: '(min-width: 84em) 74rem, 100vw' }

/** Head of an inner page with the page's priority picture below it. */
export function BannerHero({ picture, width, children, ...text }: Props) {
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
        {children}
        <figcaption className={caption[width]}>
          <PictureCaption picture={picture} hasNotice />
        </figcaption>
      </figure>
    </>
  )
}
