import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { ContentPicture } from '../../content/pictures/contentPicture.ts'
import { useMessage } from '../../i18n/Message.tsx'
import type { HeroTitleProps } from '../PageHero/HeroTitle.tsx'
import { PageHero } from '../PageHero/PageHero.tsx'
import { HalfPicture } from '../HalfPicture/HalfPicture.tsx'
import { PictureCaption } from '../PictureCaption/PictureCaption.tsx'
import { Prose } from '../Prose/Prose.tsx'
import {
  dayLabel,
  days as daysClass,
  figure,
  firstHalf,
  four,
  fourCaption,
  halfFigures,
  halfNote,
  halves,
  hours,
  secondHalf,
  shape,
  time,
} from './Opening.css.ts'

/**
 * Position of the first picture. `left`: half the page, next to title, figures and note. `four`: a large picture and
 * three to be compared with it, below the title, and the note below them.
 */
export type OpeningLayout = { readonly note: ReactNode } & (
  | { readonly place: 'left'; readonly picture: ContentPicture; readonly figures: ReactNode }
  | ({ readonly place: 'four' } & PicturesOfFour)
)

type PicturesOfFour = {
  /** One picture of one day, then three of another. */
  readonly days: readonly {
    readonly id: string
    readonly day: MessageDescriptor
    readonly pictures: readonly (ContentPicture & { readonly id: string; readonly time: MessageDescriptor })[]
  }[]
  /** What all of them show. */
  readonly caption: MessageDescriptor
}
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
          <FourPictures {...layout} />
          {layout.note}
        </>
      )}
      <Prose {...what} isLed />
    </>
  )
}

const sizes = { one: '(min-width: 48em) 46vw, 92vw', three: '(min-width: 48em) 15vw, 29vw' } as const

function FourPictures({ days, caption: about }: PicturesOfFour) {
  const translate = useMessage()
  return (
    <figure className={four}>
      <div className={daysClass}>
        {days.map(({ id, day, pictures }) => {
          const count = pictures.length === 1 ? 'one' : 'three'
          return (
            <div key={id}>
              <div className={dayLabel}>
                <Text size="label">{translate(day)}</Text>
              </div>
              <ul className={hours[count]}>
                {pictures.map((picture) => (
                  <li key={picture.id}>
                    <figure className={figure[count]}>
                      <Picture
                        className={shape}
                        source={picture.source}
                        focus={[50, 40]}
                        alt={translate(picture.alt)}
                        sizes={sizes[count]}
                        isPriority={count === 'one'}
                      />
                      <figcaption className={time}>{translate(picture.time)}</figcaption>
                    </figure>
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
      </div>
      <figcaption className={fourCaption}>
        <PictureCaption picture={{ caption: about }} />
      </figcaption>
    </figure>
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
