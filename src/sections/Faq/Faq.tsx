import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Accordion } from '../../components/Accordion/Accordion.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section, type SectionProps } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { answer, heading, open, wholeRow } from './Faq.css.ts'

export type FaqEntry = { readonly id: string; readonly question: MessageDescriptor; readonly answer: MessageDescriptor }

const copy = {
  label: msg({ message: 'Questions', comment: 'Small label above the heading of a list of frequent questions' }),
}
/** Up to this many answers are open, in two columns. */
const mostOpen = 4

type Props = Pick<SectionProps, 'tone'> & { readonly title: MessageDescriptor; readonly entries: readonly FaqEntry[] }

/** FAQ: a few answers are open below the heading; more are an accordion next to it. */
export function Faq({ tone = 'limewash', title, entries }: Props) {
  const translate = useMessage()
  const isOpen = entries.length <= mostOpen
  const head = (
    <div className={isOpen && entries.length % 2 === 0 ? `${heading} ${wholeRow}` : heading}>
      <Text look="label">{translate(copy.label)}</Text>
      <Heading level={2} size="section">
        <Message of={title} />
      </Heading>
    </div>
  )
  if (isOpen)
    return (
      <Section tone={tone}>
        <div className={open}>
          {head}
          {entries.map((entry) => (
            <div key={entry.id} className={answer}>
              <Heading level={3}>
                <Message of={entry.question} />
              </Heading>
              <Text>
                <Message of={entry.answer} />
              </Text>
            </div>
          ))}
        </div>
      </Section>
    )
  return (
    <Section tone={tone} aside={head} shape="wideAside">
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
    </Section>
  )
}
