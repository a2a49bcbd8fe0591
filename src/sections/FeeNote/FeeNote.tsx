import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section, type SectionProps } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { figure, figureText, grid, texts } from './FeeNote.css.ts'

const copy = {
  label: msg({ message: 'The fee', comment: 'Small label above the figure 0.1%' }),
  figure: msg`{feeRate}`,
  text: msg({ message: 'of the purchase price, in two halves, {feeVat}', comment: 'Below the figure 0.1%, our fee' }),
}

type Props = Pick<SectionProps, 'tone'> & {
  readonly label?: MessageDescriptor
  readonly title: MessageDescriptor
  readonly paragraphs: readonly MessageDescriptor[]
  /** A button or a link. */
  readonly children?: ReactNode
}

/** The fee: the rate as a large figure with an explanation next to it. */
export function FeeNote({ tone = 'ruled', label = copy.label, title, paragraphs, children }: Props) {
  return (
    <Section tone={tone}>
      <div className={grid}>
        <div>
          <Text size="label">
            <Message of={label} />
          </Text>
          <span className={figure}>
            <Message of={copy.figure} />
          </span>
          <p className={figureText}>
            <Message of={copy.text} />
          </p>
        </div>
        <div className={texts}>
          <Heading level={2}>
            <Message of={title} />
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph.id}>
              <Message of={paragraph} />
            </Text>
          ))}
          {children}
        </div>
      </div>
    </Section>
  )
}
