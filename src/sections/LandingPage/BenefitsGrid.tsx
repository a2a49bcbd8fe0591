import type { MessageDescriptor } from '@lingui/core'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section, type SectionProps } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import { card, grid } from './BenefitsGrid.css.ts'

type Benefit = { readonly id: string; readonly title: MessageDescriptor; readonly text: MessageDescriptor }
export type BenefitsProps = Pick<SectionProps, 'tone'> & {
  readonly title: MessageDescriptor
  readonly items: readonly Benefit[]
}

/** Benefits in a ruled grid. */
export function BenefitsGrid({ tone = 'limewash', title, items }: BenefitsProps) {
  return (
    <Section tone={tone}>
      <SectionHead title={title} layout="spread" />
      <ul className={grid}>
        {items.map((item) => (
          <li key={item.id} className={card}>
            <Heading level={3}>
              <Message of={item.title} />
            </Heading>
            <Text tone="quiet">
              <Message of={item.text} />
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}
