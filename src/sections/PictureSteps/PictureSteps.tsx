import type { MessageDescriptor } from '@lingui/core'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { CaptionedPicture, ScaledPicture } from '../../content/pictures/contentPicture.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { captionBesidePicture } from '../../styles/captionBesidePicture.css.ts'
import { PictureCaption } from '../PictureCaption/PictureCaption.tsx'
import { Steps, type Step } from '../Steps/Steps.tsx'
import { halves, list, picture as pictureClass, section, texts, title as titleClass } from './PictureSteps.css.ts'

type Props = {
  readonly id?: string
  readonly label: MessageDescriptor
  readonly title: MessageDescriptor
  readonly lead?: MessageDescriptor
  readonly steps: readonly Step[]
  readonly picture: ScaledPicture | CaptionedPicture
}

/** A full-bleed picture in one half, numbered steps in the other. */
export function PictureSteps({ id, label, title, lead, steps, picture }: Props) {
  const translate = useMessage()
  return (
    <section className={section} id={id}>
      <div className={halves}>
        <Picture
          className={pictureClass}
          fill="always"
          source={picture.source}
          alt={translate(picture.alt)}
          sizes="(min-width: 64em) 75vw, 100vw"
        />
        <div className={texts}>
          <Text look="label">{translate(label)}</Text>
          <div className={titleClass}>
            <Heading level={2}>
              <Message of={title} />
            </Heading>
          </div>
          {lead && (
            <Text look="quiet">
              <Message of={lead} />
            </Text>
          )}
          <div className={list}>
            <Steps items={steps} shape="running" />
          </div>
          <p className={captionBesidePicture.panel}>
            <PictureCaption picture={picture} />
          </p>
        </div>
      </div>
    </section>
  )
}
