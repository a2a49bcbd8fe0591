import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { CaptionedPicture, ScaledPicture } from '../../content/pictures/contentPicture.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { PictureCaption } from '../PictureCaption/PictureCaption.tsx'
import { HeroFrame } from './HeroFrame.tsx'
import { HeroTitle, type HeroTitleProps } from './HeroTitle.tsx'
import { below, caption, columns, endsWithPicture, frame, image, words } from './SplitHero.css.ts'

type Props = HeroTitleProps & {
  readonly lead: MessageDescriptor
  readonly picture: ScaledPicture | CaptionedPicture
  /** The picture has a column, or half the page up to its edge; on phones it is below the lead. */
  readonly width: keyof typeof columns
  /** Content before the picture; on wide screens it is below both columns. */
  readonly children?: ReactNode
  /** Buttons below the lead. */
  readonly actions?: ReactNode
}

const sizes = { column: '(min-width: 64em) 37vw, 100vw', half: '(min-width: 64em) 50vw, 100vw' }

/** Head of an inner page: breadcrumbs, and title and lead next to a picture. */
export function SplitHero({ label, title, lead, picture, width, children, actions }: Props) {
  const translate = useMessage()
  return (
    <HeroFrame>
      <div className={children ? columns[width] : `${columns[width]} ${endsWithPicture}`}>
        <HeroTitle label={label} title={title} />
        <div className={words}>
          <Text size="lead">
            <Message of={lead} />
          </Text>
          {actions}
        </div>
        {children && <div className={below}>{children}</div>}
        <figure className={frame[width]}>
          <Picture
            className={image}
            source={picture.source}
            {...(picture.narrow && { narrow: { source: picture.narrow, until: '(max-width: 47.99em)' } })}
            alt={translate(picture.alt)}
            sizes={sizes[width]}
            isPriority={children === undefined}
          />
          <figcaption className={caption}>
            <PictureCaption picture={picture} hasNotice />
          </figcaption>
        </figure>
      </div>
    </HeroFrame>
  )
}
