import type { MessageDescriptor } from '@lingui/core'
import { Accordion } from '../../components/Accordion/Accordion.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section, type SectionProps } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'

export type FaqEntry = { readonly id: string; readonly question: MessageDescriptor; readonly answer: MessageDescriptor }

type Props = Pick<SectionProps, 'tone' | 'padding'> & {
  readonly title: MessageDescriptor
  readonly entries: readonly FaqEntry[]
}

/** FAQ as an accordion next to its heading. */
export function Faq({ title, entries, ...section }: Props) {
  const heading = (
    <Heading level={2} size="section">
      <Message of={title} />
    </Heading>
  )
  return (
    <Section {...section} aside={heading} layout="wideAside">
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
