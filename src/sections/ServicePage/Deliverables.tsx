import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Section } from '../../components/Section/Section.tsx'
import { RuledList, type RuledItem } from '../RuledList/RuledList.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import { beside } from './Deliverables.css.ts'

/** `rows`: a list next to a sample; `list`: a list in two columns. */
export type DeliverablesLayout = { readonly as: 'rows'; readonly sample: ReactNode } | { readonly as: 'list' }

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
      {layout.as === 'list' ? (
        <RuledList items={items} columns={2} />
      ) : (
        <div className={beside}>
          {layout.sample}
          <RuledList items={items} />
        </div>
      )}
    </Section>
  )
}
