import type { MessageDescriptor } from '@lingui/core'
import { Card, CardGrid } from '../../components/Card/Card.tsx'
import { Section, type SectionProps } from '../../components/Section/Section.tsx'
import { Message } from '../../i18n/Message.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'

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
      <CardGrid>
        {items.map((item) => (
          <Card key={item.id} title={<Message of={item.title} />}>
            <Message of={item.text} />
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}
