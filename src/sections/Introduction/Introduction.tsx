import type { MessageDescriptor } from '@lingui/core'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import { paragraphs as paragraphsClass } from './Introduction.css.ts'

type Props = {
  readonly label: MessageDescriptor
  readonly title: MessageDescriptor
  readonly paragraphs: readonly MessageDescriptor[]
}

/** Large paragraphs next to their title, below the first picture of a page. */
export function Introduction({ label, title, paragraphs }: Props) {
  return (
    <Section aside={<SectionHead label={label} title={title} />} layout="wideAside">
      <div className={paragraphsClass}>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph.id}>
            <Message of={paragraph} />
          </Text>
        ))}
      </div>
    </Section>
  )
}
