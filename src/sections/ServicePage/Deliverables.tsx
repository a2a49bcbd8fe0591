import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Card, CardGrid } from '../../components/Card/Card.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Message } from '../../i18n/Message.tsx'
import { RuledList, type RuledItem } from '../RuledList/RuledList.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import { beside } from './Deliverables.css.ts'

/** `rows`: a list next to a sample; `list`: a list in two columns; `grid`: two or three columns. */
export type DeliverablesLayout =
  | { readonly as: 'rows'; readonly sample: ReactNode }
  | { readonly as: 'list' }
  | { readonly as: 'grid'; readonly columns: 2 | 3 }

type Props = {
  readonly label: MessageDescriptor
  readonly title: MessageDescriptor
  readonly items: readonly RuledItem[]
  readonly layout: DeliverablesLayout
}

/** Deliverables of the service. */
export function Deliverables({ label, title, items, layout }: Props) {
  return (
    <Section>
      <SectionHead label={label} title={title} layout="spread" />
      {layout.as === 'list' && <RuledList items={items} columns={2} />}
      {layout.as === 'rows' && (
        <div className={beside}>
          {layout.sample}
          <RuledList items={items} />
        </div>
      )}
      {layout.as === 'grid' && (
        <CardGrid columns={layout.columns}>
          {items.map((item) => (
            <Card key={item.id} title={<Message of={item.title} />}>
              <Message of={item.text} />
            </Card>
          ))}
        </CardGrid>
      )}
    </Section>
  )
}
