import type { MessageDescriptor } from '@lingui/core'
import type { ReactElement, ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { ContentPicture } from '../../content/pictures/contentPicture.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { PictureCaption } from '../PictureCaption/PictureCaption.tsx'
import { LandingActions, type LandingActionsCopy } from './LandingActions.tsx'
import { actions, caption, figure, headline, hero, picture as pictureClass, text, words } from './LandingHero.css.ts'

type Props = {
  readonly copy: LandingActionsCopy & {
    readonly title: MessageDescriptor
    readonly lead: MessageDescriptor
  }
  /** A picture, or what the page has in its place. */
  readonly picture: ContentPicture | ReactElement
  /** On the picture, in its cell of the grid. */
  readonly marks?: ReactNode
}

/** Opening of a landing page: a picture, the title and the way to the form, all in a phone's first screen, and the lead. */
export function LandingHero({ copy, picture, marks }: Props) {
  const shown = 'source' in picture ? <HeroPicture picture={picture} marks={marks} /> : picture
  return (
    <div className={hero}>
      <div className={text}>
        <div className={headline}>
          <Heading level={1} size="below">
            <Message of={copy.title} />
          </Heading>
        </div>
        <div className={words}>
          <Text size="lead">
            <Message of={copy.lead} />
          </Text>
          <div className={actions}>
            <LandingActions copy={copy} />
          </div>
        </div>
      </div>
      {shown}
    </div>
  )
}

type HeroPictureProps = Pick<Props, 'marks'> & { readonly picture: ContentPicture }

function HeroPicture({ picture, marks }: HeroPictureProps) {
  const translate = useMessage()
  return (
    <figure className={figure}>
      <Picture
        className={pictureClass}
        isFilling
        source={picture.source}
        focus={picture.focus}
        alt={translate(picture.alt)}
        sizes="(min-width: 64em) 60vw, 100vw"
        isPriority
      />
      {marks}
      <figcaption className={caption}>
        <PictureCaption picture={picture} />
      </figcaption>
    </figure>
  )
}
