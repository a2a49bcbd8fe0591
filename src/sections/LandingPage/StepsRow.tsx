import type { MessageDescriptor } from '@lingui/core'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section, type SectionProps } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import type { Step } from '../Steps/Steps.tsx'
import { head, number, row, step } from './StepsRow.css.ts'

type Props = Pick<SectionProps, 'tone'> & {
  readonly label: MessageDescriptor
  readonly title: MessageDescriptor
  readonly items: readonly Step[]
}

/** Three steps side by side, each under its own rule. */
export function StepsRow({ tone = 'limewash', label, title, items }: Props) {
  const translate = useMessage()
  return (
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
}
