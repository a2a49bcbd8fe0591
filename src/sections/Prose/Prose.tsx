import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section, type SectionProps } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { body, columns, led, single } from './Prose.css.ts'

type Props = Pick<SectionProps, 'tone' | 'id'> & {
  readonly label: MessageDescriptor
  readonly title: MessageDescriptor
  readonly paragraphs?: readonly MessageDescriptor[]
  /** First paragraph larger and across both columns, the others below it in two columns. */
  readonly isLed?: boolean
  /** Content below the text, such as a grid, a list or buttons. */
  readonly children?: ReactNode
}

/** Label column and content column with a headline, paragraphs and further content. */
export function Prose({ tone = 'limewash', id, label, title, paragraphs = [], isLed = false, children }: Props) {
  const translate = useMessage()
  const [first, ...others] = paragraphs
  const running = isLed ? others : paragraphs
  return (
    <Section
      tone={tone}
      {...(id === undefined ? {} : { id })}
      aside={
        <Text size="label" tone={tone === 'sea' ? 'light' : 'plain'}>
          {translate(label)}
        </Text>
      }
    >
      <Heading level={2}>
        <Message of={title} />
      </Heading>
      {isLed && first && (
        <p className={led}>
          <Message of={first} />
        </p>
      )}
      {running.length > 0 && (
        <div className={isLed && running.length > 1 ? columns : single}>
          {running.map((paragraph) => (
            <Text key={paragraph.id}>
              <Message of={paragraph} />
            </Text>
          ))}
        </div>
      )}
      {children !== undefined && <div className={body}>{children}</div>}
    </Section>
  )
}
