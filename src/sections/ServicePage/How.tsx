import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Section } from '../../components/Section/Section.tsx'
import type { ContentPicture } from '../../content/pictures/contentPicture.ts'
import { PictureSteps } from '../PictureSteps/PictureSteps.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import { Steps, type Step } from '../Steps/Steps.tsx'
import { withExample } from './How.css.ts'

/** How the steps stand: side by side, in a list beside the headline, beside a picture, or in rows below an example. */
export type HowShape =
  | { readonly as: 'columns' }
  | { readonly as: 'list' }
  | { readonly as: 'picture'; readonly picture: ContentPicture }
  | { readonly as: 'example'; readonly example: ReactNode }

type Props = {
  readonly label: MessageDescriptor
  readonly title: MessageDescriptor
  readonly steps: readonly Step[]
  readonly shape: HowShape
}

/** How the service proceeds, step by step. */
export function How({ label, title, steps, shape }: Props) {
  if (shape.as === 'picture') return <PictureSteps label={label} title={title} steps={steps} picture={shape.picture} />
  if (shape.as === 'list')
    return (
      <Section tone="plaster" aside={<SectionHead label={label} title={title} />} shape="wideAside">
        <Steps items={steps} />
      </Section>
    )
  if (shape.as === 'columns')
    return (
      <Section tone="plaster">
        <SectionHead label={label} title={title} layout="spread" />
        <Steps items={steps} shape="columns" />
      </Section>
    )
  return (
    <Section tone="plaster">
      <div className={withExample}>
        <SectionHead label={label} title={title} />
        {shape.example}
      </div>
      <Steps items={steps} shape="rows" />
    </Section>
  )
}
