import { Section } from '../../components/Section/Section.tsx'
import { RuledList } from '../../sections/RuledList/RuledList.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { concierge as copy } from './copy.ts'

/** List of eight concierge services. */
export function Concierge() {
  const { label, title, text } = copy
  return (
    <Section>
      <SectionHead label={label} title={title} text={text} layout="spread" />
      <RuledList items={copy.items} columns={2} />
    </Section>
  )
}
