import { Section } from '../../components/Section/Section.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { chapters, place } from './copy.ts'

/** The beginning of the second chapter: why the island. The regions follow on the same surface. */
export function Place() {
  return (
    <Section tone="plaster" padding="above" labelledBy="place">
      <SectionHead id="place" title={chapters.place} text={place.reasons} layout="spread" />
    </Section>
  )
}
