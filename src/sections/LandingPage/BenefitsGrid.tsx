import { Card, CardGrid } from '../../components/Card/Card.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Message } from '../../i18n/Message.tsx'
import { above } from './BenefitsGrid.css.ts'
import { BenefitsHead, type BenefitsProps } from './BenefitsHead.tsx'

/** Benefits in a ruled grid. */
export function BenefitsGrid({ tone = 'limewash', label, title, items }: BenefitsProps) {
  return (
    <Section tone={tone}>
      <div className={above}>
        <BenefitsHead label={label} title={title} />
      </div>
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
