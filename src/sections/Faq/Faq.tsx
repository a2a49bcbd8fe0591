import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Accordion } from '../../components/Accordion/Accordion.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section, type SectionProps } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { heading } from './Faq.css.ts'

export type FaqEntry = { readonly id: string; readonly question: MessageDescriptor; readonly answer: MessageDescriptor }

const copy = {
  label: msg({ message: 'Questions', comment: 'Small label above the heading of a list of frequent questions' }),
}

type Props = Pick<SectionProps, 'tone'> & { readonly title: MessageDescriptor; readonly entries: readonly FaqEntry[] }

/** FAQ: heading in the narrow column, questions and answers next to it. */
export function Faq({ tone = 'limewash', title, entries }: Props) {
  const translate = useMessage()
  const aside = (
    <div className={heading}>
      <Text look="label">{translate(copy.label)}</Text>
      <Heading level={2} size="section">
        <Message of={title} />
      </Heading>
    </div>
  )
  return (
    <Section tone={tone} aside={aside} shape="wideAside">
      <Accordion
        items={entries.map(({ id, question, answer }) => ({
          id,
          title: <Message of={question} />,
          content: (
            <Text>
              <Message of={answer} />
            </Text>
          ),
        }))}
      />
    </Section>
  )
}
