import type { MessageDescriptor } from '@lingui/core'
import type { ComponentProps } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import type { ContentPicture } from '../../content/pictures/contentPicture.ts'
import { Message } from '../../i18n/Message.tsx'
import { HalfPicture } from '../HalfPicture/HalfPicture.tsx'
import { Steps, type Step } from '../Steps/Steps.tsx'
import { halves, list, section, texts, title as titleClass } from './PictureSteps.css.ts'

type Props = {
  readonly title: MessageDescriptor
  readonly steps: readonly Step[]
  readonly picture: ContentPicture
  /** Shape of the picture on phones. */
  readonly onPhones?: ComponentProps<typeof HalfPicture>['onPhones']
}

/** A full-bleed picture in one half, numbered steps in the other. */
export function PictureSteps({ title, steps, picture, onPhones = 'square' }: Props) {
  return (
    <section className={section}>
      <div className={halves}>
        <HalfPicture side="left" picture={picture} width="50vw" onPhones={onPhones} />
        <div className={texts}>
          <div className={titleClass}>
            <Heading level={2}>
              <Message of={title} />
            </Heading>
          </div>
          <div className={list}>
            <Steps items={steps} layout="list" />
          </div>
        </div>
      </div>
    </section>
  )
}
