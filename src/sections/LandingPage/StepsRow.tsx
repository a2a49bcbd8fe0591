import type { MessageDescriptor } from '@lingui/core'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Section, type SectionProps } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { ScaledPicture } from '../../content/pictures/contentPicture.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { PictureCaption } from '../PictureCaption/PictureCaption.tsx'
import type { Step } from '../Steps/Steps.tsx'
import { caption, figure, head, number, picture as pictureClass, row, step } from './StepsRow.css.ts'

type Props = Pick<SectionProps, 'tone'> & {
  readonly label: MessageDescriptor
  readonly title: MessageDescriptor
  readonly items: readonly Step[]
  /** Picture above the steps. */
  readonly picture?: ScaledPicture
}

/** Three steps side by side, each under its own rule. */
export function StepsRow({ tone = 'limewash', label, title, items, picture }: Props) {
  const translate = useMessage()
  const steps = (
    <Section tone={tone}>
      <div className={head}>
        <Text size="label">{translate(label)}</Text>
        <Heading level={2}>
          <Message of={title} />
        </Heading>
      </div>
      <ol className={row}>
        {items.map((item, at) => (
          <li key={item.id} className={step}>
            <span className={number} aria-hidden="true">
              {at + 1}
            </span>
            <Heading level={3}>
              <Message of={item.title} />
            </Heading>
            <Text tone="quiet">
              <Message of={item.text} />
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  )
  if (picture === undefined) return steps
  return (
    <>
      <figure className={figure}>
        <Picture
          className={pictureClass}
          source={picture.source}
          alt={translate(picture.alt)}
          sizes="(min-width: 64em) 82vw, 100vw"
        />
        <figcaption className={caption}>
          <PictureCaption picture={picture} />
        </figcaption>
      </figure>
      {steps}
    </>
  )
}
