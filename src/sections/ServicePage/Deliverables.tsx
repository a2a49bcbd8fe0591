import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Section } from '../../components/Section/Section.tsx'
import { RuledList, type RuledItem } from '../RuledList/RuledList.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'

type Props = {
  readonly title: MessageDescriptor
  readonly items: readonly RuledItem[]
  /** A picture below the title, both next to the list, which otherwise has two columns. */
  readonly picture?: ReactNode
}

/** Deliverables of the service. */
export function Deliverables({ title, items, picture }: Props) {
  if (picture !== undefined)
    return (
      <Section
        layout="wideAside"
        aside={
          <>
            <SectionHead title={title} />
            {picture}
          </>
        }
      >
        <RuledList items={items} />
      </Section>
    )
  return (
    <Section>
      <SectionHead title={title} layout="spread" />
      <RuledList items={items} columns={2} />
    </Section>
  )
}
