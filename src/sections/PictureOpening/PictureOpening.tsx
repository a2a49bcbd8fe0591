import type { MessageDescriptor } from '@lingui/core'
import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { ContentPicture } from '../../content/pictures/contentPicture.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { HalfPicture } from '../HalfPicture/HalfPicture.tsx'
import { Trail } from '../PageHero/Trail.tsx'
import { halves, lead, picture as pictureClass, trail, words } from './PictureOpening.css.ts'

type Props = {
  readonly copy: Readonly<Record<'title' | 'lead' | 'button', MessageDescriptor>>
  readonly picture: ContentPicture
  /** Half of the page on wide screens; on phones the picture is above the title. */
  readonly side: 'left' | 'right'
  /** Rendered width on wide screens, as in the `sizes` attribute. */
  readonly width: string
}

/** Opening of a service's page: a picture, and the title with the way to a consultation. */
export function PictureOpening({ copy, picture, side, width }: Props) {
  const translate = useMessage()
  return (
    <div className={halves}>
      <div className={pictureClass}>
        <HalfPicture side={side} picture={picture} width={width} onPhones="strip" isPriority />
      </div>
      <div className={words[side]}>
        <div className={trail}>
          <Trail />
        </div>
        <Heading level={1} size="below">
          <Message of={copy.title} />
        </Heading>
        <div className={lead}>
          <Text size="lead">
            <Message of={copy.lead} />
          </Text>
        </div>
        <Button href={env.schedulingUrl}>{translate(copy.button)}</Button>
      </div>
    </div>
  )
}
