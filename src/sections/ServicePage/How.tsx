import type { MessageDescriptor } from '@lingui/core'
import { Section, type SectionProps } from '../../components/Section/Section.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import { Steps, type Step } from '../Steps/Steps.tsx'

type Props = Pick<SectionProps, 'tone'> & {
  readonly title: MessageDescriptor
  readonly steps: readonly Step[]
}

/** The steps of a service or of a mandate. */
export function How({ tone = 'plaster', title, steps }: Props) {
  return (
    <Section tone={tone}>
      <SectionHead title={title} layout="spread" />
      <Steps items={steps} layout="columns" />
    </Section>
  )
}
