import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { CaptionedPicture, ContentPicture, ScaledPicture } from '../../content/pictures/contentPicture.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { PageHero } from '../PageHero/PageHero.tsx'
import { HalfPicture } from '../HalfPicture/HalfPicture.tsx'
import { PictureCaption } from '../PictureCaption/PictureCaption.tsx'
import { Prose } from '../Prose/Prose.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import {
  acrossOnPhones,
  firstHalf,
  fourPictures,
  halves,
  lead as leadClass,
  note as noteClass,
  paragraphs,
  quarter,
  quarterCaption,
  quartet,
  quartetCaption,
  secondHalf,
  texts,
  wide,
  wideCaption,
  wideFigure,
  widePicture,
} from './Opening.css.ts'

/**
 * Position of the first picture. `start` and `end`: wide and full-bleed on that side, with a note in the other margin and
 * the first text below; at `end` the title is across the page and the lead in the margin. `left`: half the page, next to
 * title and first text. `four`: pictures with captions, two by two; on phones the first and the last are as wide as the page.
 */
export type OpeningLayout =
  | { readonly place: 'start' | 'end'; readonly picture: ScaledPicture | CaptionedPicture; readonly note: ReactNode }
  | { readonly place: 'left'; readonly picture: ContentPicture | ScaledPicture }
  | ({ readonly place: 'four' } & PicturesOfFour)

type PicturesOfFour = {
  readonly pictures: readonly (CaptionedPicture & { readonly id: string })[]
  /** What all of them show. */
  readonly caption: MessageDescriptor
}
type Titled = { readonly label: MessageDescriptor; readonly title: MessageDescriptor }
type What = Titled & { readonly paragraphs: readonly MessageDescriptor[] }
type Props = {
  readonly hero: Titled & { readonly lead: MessageDescriptor }
  readonly what: What
  readonly layout: OpeningLayout
}

/** Hero of a service page, the description of the service, and the page's priority picture. */
export function Opening({ hero, what, layout }: Props) {
  return (
    <>
      {(layout.place === 'start' || layout.place === 'four') && <PageHero {...hero} />}
      {layout.place === 'start' && <WidePicture {...layout} />}
      {layout.place === 'four' && <FourPictures {...layout} />}
      {layout.place === 'left' && <PictureLeft hero={hero} what={what} picture={layout.picture} />}
      {(layout.place === 'start' || layout.place === 'four') && <Prose {...what} isLed />}
      {layout.place === 'end' && (
        <>
          <PageHero label={hero.label} title={hero.title} />
          <WidePicture {...layout} lead={hero.lead} />
          <Section aside={<SectionHead label={what.label} title={what.title} />} layout="wideAside">
            <Paragraphs of={what} />
          </Section>
        </>
      )}
    </>
  )
}

type WidePictureProps = Extract<OpeningLayout, { note: ReactNode }> & { readonly lead?: MessageDescriptor }

function WidePicture({ place, picture, note, lead }: WidePictureProps) {
  const translate = useMessage()
  return (
    <div className={wide[place]}>
      {lead && (
        <div className={leadClass}>
          <Text size="lead">
            <Message of={lead} />
          </Text>
        </div>
      )}
      <figure className={wideFigure[place]}>
        <Picture
          className={widePicture}
          source={picture.source}
          {...(picture.narrow && { narrow: { source: picture.narrow, until: '(max-width: 47.99em)' } })}
          alt={translate(picture.alt)}
          sizes="(min-width: 64em) 73vw, 95vw"
          isPriority
        />
        <figcaption className={wideCaption[place]}>
          <PictureCaption picture={picture} hasNotice />
        </figcaption>
      </figure>
      <div className={noteClass[place]}>{note}</div>
    </div>
  )
}

function FourPictures({ pictures, caption: about }: PicturesOfFour) {
  const translate = useMessage()
  const isOuter = (at: number) => at === 0 || at === pictures.length - 1
  return (
    <figure className={fourPictures}>
      <ul className={quartet}>
        {pictures.map(({ id, source, alt, caption }, at) => (
          <li key={id} className={isOuter(at) ? acrossOnPhones : undefined}>
            <figure>
              <Picture
                className={quarter}
                source={source}
                alt={translate(alt)}
                sizes={`(min-width: 64em) 41vw, ${isOuter(at) ? '92vw' : '45vw'}`}
                isPriority={at === 0}
              />
              <figcaption className={quarterCaption}>
                <PictureCaption picture={{ caption }} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <figcaption className={quartetCaption}>
        <PictureCaption picture={{ caption: about }} />
      </figcaption>
    </figure>
  )
}

type PictureLeftProps = Pick<Props, 'hero' | 'what'> & { readonly picture: ContentPicture | ScaledPicture }

function PictureLeft({ hero, what, picture }: PictureLeftProps) {
  return (
    <div className={halves}>
      <div className={secondHalf}>
        <PageHero {...hero} leadPlace="below" />
      </div>
      <div className={firstHalf}>
        <HalfPicture side="left" picture={picture} width="50vw" onPhones="portrait" isPriority />
      </div>
      <div className={texts}>
        <SectionHead label={what.label} title={what.title} size="chapter" />
        <Paragraphs of={what} />
      </div>
    </div>
  )
}

function Paragraphs({ of }: { readonly of: What }) {
  return (
    <div className={paragraphs}>
      {of.paragraphs.map((paragraph) => (
        <Text key={paragraph.id}>
          <Message of={paragraph} />
        </Text>
      ))}
    </div>
  )
}
