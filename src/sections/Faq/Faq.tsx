import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Accordion } from '../../components/Accordion/Accordion.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section, type SectionProps } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { below, heading } from './Faq.css.ts'

export type FaqEntry = { readonly id: string; readonly question: MessageDescriptor; readonly answer: MessageDescriptor }

const copy = {
  label: msg({ message: 'Questions', comment: 'Small label above the heading of a list of frequent questions' }),
}
/** Up to this many questions are below their heading. */
const few = 4

type Props = Pick<SectionProps, 'tone'> & { readonly title: MessageDescriptor; readonly entries: readonly FaqEntry[] }

/** FAQ as an accordion: a few questions below the heading, more of them next to it. */
export function Faq({ tone = 'limewash', title, entries }: Props) {
  const translate = useMessage()
  const head = (
    <div className={heading}>
      <Text size="label">{translate(copy.label)}</Text>
      <Heading level={2} size="section">
        <Message of={title} />
      </Heading>
    </div>
  )
  const questions = (
    <Accordion
      items={entries.map((entry) => ({
        id: entry.id,
        title: <Message of={entry.question} />,
        content: (
          <Text>
            <Message of={entry.answer} />
          </Text>
        ),
      }))}
    />
  )
  if (entries.length > few)
    return (
      <Section tone={tone} aside={head} layout="wideAside">
        {questions}
      </Section>
    )
  return (
    <Section tone={tone}>
      {head}
      <div className={below}>{questions}</div>
    </Section>
  )
}
