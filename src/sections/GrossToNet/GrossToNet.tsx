import { Section, type SectionProps } from '../../components/Section/Section.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import { section } from './copy.ts'
import { YieldDrawing } from './YieldDrawing.tsx'

/** A section of the landing pages for investors: from gross to net as a drawing. */
export function GrossToNet({ tone = 'plaster' }: Pick<SectionProps, 'tone'>) {
  return (
    <Section tone={tone} layout="wideAside" aside={<SectionHead label={section.label} title={section.title} />}>
      <YieldDrawing hasGross />
    </Section>
  )
}
