import type { MessageDescriptor } from '@lingui/core'
import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { ContentPicture } from '../../content/pictures/contentPicture.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { HalfPicture } from '../HalfPicture/HalfPicture.tsx'
import { Trail } from '../PageHero/Trail.tsx'
import { halves, lead, picture as pictureClass, trail, words } from './ServiceOpening.css.ts'

type Props = {
  readonly copy: {
    readonly title: MessageDescriptor
    readonly lead: MessageDescriptor
    readonly button: MessageDescriptor
  }
  readonly picture: ContentPicture
  /** Half of the page that the picture fills on wide screens. */
  readonly side: keyof typeof words
}

/** Title and picture in halves of the page, on phones one above the other. */
export function ServiceOpening({ copy, picture, side }: Props) {
  const translate = useMessage()
  return (
    <div className={halves}>
      <div className={pictureClass}>
        <HalfPicture side={side} picture={picture} width="67vw" onPhones="strip" isPriority />
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
