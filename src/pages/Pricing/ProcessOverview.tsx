import { Section } from '../../components/Section/Section.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { Steps } from '../../sections/Steps/Steps.tsx'
import { process } from './copy.ts'

/** Steps from mandate to deed. */
export function ProcessOverview() {
  return (
    <Section tone="ruled">
      <SectionHead label={process.label} title={process.title} layout="spread" />
      <Steps items={process.steps} layout="columns" />
    </Section>
  )
}
