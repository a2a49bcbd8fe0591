import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Section } from '../../components/Section/Section.tsx'
import { RuledList, type RuledItem } from '../RuledList/RuledList.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import { columns } from './Deliverables.css.ts'

type Props = {
  readonly label: MessageDescriptor
  readonly title: MessageDescriptor
  readonly items: readonly RuledItem[]
  /** A picture next to the list, which otherwise has two columns. */
  readonly picture?: ReactNode
}

/** Deliverables of the service. */
export function Deliverables({ label, title, items, picture }: Props) {
  return (
    <Section>
      <SectionHead label={label} title={title} layout="spread" />
      {picture === undefined ? (
        <RuledList items={items} columns={2} />
      ) : (
        <div className={columns}>
          {picture}
          <RuledList items={items} />
        </div>
      )}
    </Section>
  )
}
