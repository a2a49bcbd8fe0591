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
  captionBelow,
  halves,
  note as noteClass,
  notOnPaper,
  paragraphs,
  pictureRow,
  rowCaption,
  rowPictures,
  texts,
  wide,
  wideCaption,
  wideFigure,
  widePicture,
} from './Opening.css.ts'

/**
 * Position of the first picture. `start` and `end`: wide and full-bleed on that side, with a note in the other margin
 * and the first text below. `left`: half the page, next to the first text. `row`: pictures side by side with captions.
 */
export type OpeningShape =
  | { readonly place: 'start' | 'end'; readonly picture: ScaledPicture | CaptionedPicture; readonly note: ReactNode }
  | { readonly place: 'left'; readonly picture: ContentPicture | ScaledPicture }
  | ({ readonly place: 'row' } & PicturesOfRow)

type PicturesOfRow = {
  readonly pictures: readonly (CaptionedPicture & { readonly id: string })[]
  /** What all of them show. */
  readonly caption: MessageDescriptor
}
type Titled = { readonly label: MessageDescriptor; readonly title: MessageDescriptor }
type What = Titled & { readonly paragraphs: readonly MessageDescriptor[] }
type Props = {
  readonly hero: Titled & { readonly lead: MessageDescriptor }
  readonly what: What
  readonly shape: OpeningShape
}

/** Hero of a service page, the description of the service, and the page's priority picture. */
export function Opening({ hero, what, shape }: Props) {
  return (
    <>
      <PageHero {...hero} />
      {'note' in shape && <WidePicture {...shape} />}
      {'pictures' in shape && <PictureRow {...shape} />}
      {shape.place === 'left' && <PictureLeft what={what} picture={shape.picture} />}
      {(shape.place === 'start' || shape.place === 'row') && <Prose {...what} isLed />}
      {shape.place === 'end' && (
        <Section aside={<SectionHead label={what.label} title={what.title} />} shape="wideAside">
          <Paragraphs of={what} />
        </Section>
      )}
    </>
  )
}

function WidePicture({ place, picture, note }: Extract<OpeningShape, { note: ReactNode }>) {
  const translate = useMessage()
  return (
    <div className={wide[place]}>
      <figure className={wideFigure[place]}>
        <Picture
          className={widePicture}
          source={picture.source}
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

function PictureRow({ pictures, caption: about }: PicturesOfRow) {
  const translate = useMessage()
  return (
    <figure className={pictureRow}>
      <ul className={rowPictures}>
        {pictures.map(({ id, source, alt, caption }, at) => (
          <li key={id}>
            <figure>
              <Picture
                className={notOnPaper}
                source={source}
                alt={translate(alt)}
                sizes="(min-width: 64em) 22vw, 46vw"
                isPriority={at === 0}
              />
              <figcaption className={captionBelow}>
                <PictureCaption picture={{ caption }} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <figcaption className={rowCaption}>
        <PictureCaption picture={{ caption: about }} />
      </figcaption>
    </figure>
  )
}

type PictureLeftProps = { readonly what: What; readonly picture: ContentPicture | ScaledPicture }

function PictureLeft({ what, picture }: PictureLeftProps) {
  return (
    <section className={halves}>
      <HalfPicture side="left" picture={picture} width="50vw" onPhones="square" isPriority />
      <div className={texts}>
        <SectionHead label={what.label} title={what.title} />
        <Paragraphs of={what} />
      </div>
    </section>
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
