import type { MessageDescriptor } from '@lingui/core'
import { Section } from '../../components/Section/Section.tsx'
import type { CaptionedPicture, ScaledPicture } from '../../content/pictures/contentPicture.ts'
import { AsidePicture } from '../PictureCaption/AsidePicture.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import { Steps, type Step } from '../Steps/Steps.tsx'

/** Layout of the steps: side by side, or a list next to the headline and a picture. */
export type HowLayout =
  | { readonly as: 'columns' }
  | { readonly as: 'list'; readonly picture: ScaledPicture | CaptionedPicture }

type Props = {
  readonly label: MessageDescriptor
  readonly title: MessageDescriptor
  readonly steps: readonly Step[]
  readonly layout: HowLayout
}

/** The steps of the service. */
export function How({ label, title, steps, layout }: Props) {
  if (layout.as === 'list')
    return (
      <Section
        tone="plaster"
        aside={
          <>
            <SectionHead label={label} title={title} />
            <AsidePicture picture={layout.picture} />
          </>
        }
        layout="wideAside"
      >
        <Steps items={steps} layout="list" />
      </Section>
    )
  return (
    <Section tone="plaster">
      <SectionHead label={label} title={title} layout="spread" />
      <Steps items={steps} layout="columns" />
    </Section>
  )
}
