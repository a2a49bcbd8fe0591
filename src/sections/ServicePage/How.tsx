import type { MessageDescriptor } from '@lingui/core'
import { Section } from '../../components/Section/Section.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import { Steps, type Step } from '../Steps/Steps.tsx'

type Props = {
  readonly label: MessageDescriptor
  readonly title: MessageDescriptor
  readonly steps: readonly Step[]
}

/** The steps of the service. */
export function How({ label, title, steps }: Props) {
  return (
    <Section tone="plaster">
      <SectionHead label={label} title={title} layout="spread" />
      <Steps items={steps} layout="columns" />
    </Section>
  )
}
