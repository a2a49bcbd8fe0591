import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import type { ContentPicture, ScaledPicture } from '../../content/pictures/contentPicture.ts'
import type { HeroTitleProps } from '../PageHero/HeroTitle.tsx'
import { PageHero } from '../PageHero/PageHero.tsx'
import { HalfPicture } from '../HalfPicture/HalfPicture.tsx'
import { Prose } from '../Prose/Prose.tsx'
import { below, firstHalf, halfFigures, halfNote, halves, secondHalf } from './Opening.css.ts'

/** Position of the first picture: half the page, next to title, figures and note; or below the title and above the note. */
export type OpeningLayout = { readonly note: ReactNode } & (
  | { readonly place: 'left'; readonly picture: ContentPicture | ScaledPicture; readonly figures: ReactNode }
  | { readonly place: 'below'; readonly picture: ReactNode }
)

type What = {
  readonly label: MessageDescriptor
  readonly title: MessageDescriptor
  readonly paragraphs: readonly MessageDescriptor[]
}
type Props = {
  readonly hero: HeroTitleProps & { readonly lead: MessageDescriptor }
  /** The next step, below the lead. */
  readonly actions: ReactNode
  readonly what: What
  readonly layout: OpeningLayout
}

/** Hero of a service page, the description of the service, and the page's priority picture. */
export function Opening({ hero, actions, what, layout }: Props) {
  return (
    <>
      {layout.place === 'left' ? (
        <PictureLeft hero={hero} actions={actions} {...layout} />
      ) : (
        <>
          <PageHero {...hero} actions={actions} />
          <div className={below}>{layout.picture}</div>
          {layout.note}
        </>
      )}
      <Prose {...what} isLed />
    </>
  )
}

type PictureLeftProps = Pick<Props, 'hero' | 'actions'> & Extract<OpeningLayout, { place: 'left' }>

function PictureLeft({ hero, actions, picture, figures, note }: PictureLeftProps) {
  return (
    <div className={halves}>
      <div className={secondHalf}>
        <PageHero {...hero} leadPlace="below" actions={actions} />
        <div className={halfFigures}>{figures}</div>
        <div className={halfNote}>{note}</div>
      </div>
      <div className={firstHalf}>
        <HalfPicture side="left" picture={picture} width="50vw" onPhones="upright" isPriority />
      </div>
    </div>
  )
}
