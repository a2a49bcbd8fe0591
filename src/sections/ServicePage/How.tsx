import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Section, type SectionProps } from '../../components/Section/Section.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import { Steps, type Step } from '../Steps/Steps.tsx'

type Props = Pick<SectionProps, 'tone'> & {
  readonly title: MessageDescriptor
  readonly steps: readonly Step[]
  /** A picture below the title, both next to the steps, which otherwise have columns. */
  readonly picture?: ReactNode
}

/** The steps of a service or of a mandate. */
export function How({ tone = 'plaster', title, steps, picture }: Props) {
  if (picture !== undefined)
    return (
      <Section
        tone={tone}
        layout="wideAside"
        aside={
          <>
            <SectionHead title={title} />
            {picture}
          </>
        }
      >
        <Steps items={steps} />
      </Section>
    )
  return (
    <Section tone={tone}>
      <SectionHead title={title} layout="spread" />
      <Steps items={steps} layout="columns" />
    </Section>
  )
}
