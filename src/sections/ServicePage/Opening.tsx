import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { ContentPicture } from '../../content/pictures/contentPicture.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { PageHero } from '../PageHero/PageHero.tsx'
import { Prose } from '../Prose/Prose.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import {
  beside,
  note as noteClass,
  paragraphs,
  picture as pictureClass,
  side,
  wide,
  widePicture,
} from './Opening.css.ts'

/**
 * Position of the first picture. `start` and `end`: wide and full-bleed on that side, with a note in the other margin
 * and the first text below. `left`: half the page, next to the first text; `right`: the same, but smaller.
 */
export type OpeningShape =
  | { readonly place: 'start' | 'end'; readonly picture: ContentPicture; readonly note: ReactNode }
  | { readonly place: 'left' | 'right'; readonly picture: ContentPicture }

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
      {'note' in shape ? <WidePicture {...shape} /> : <BesideText what={what} {...shape} />}
      {shape.place === 'start' && <Prose {...what} isLed />}
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
      <Picture
        className={widePicture[place]}
        source={picture.source}
        alt={translate(picture.alt)}
        sizes="(min-width: 64em) 73vw, 95vw"
        isPriority
      />
      <div className={noteClass[place]}>{note}</div>
    </div>
  )
}

type BesideTextProps = { readonly what: What; readonly place: 'left' | 'right'; readonly picture: ContentPicture }

function BesideText({ what, place, picture }: BesideTextProps) {
  const translate = useMessage()
  return (
    <section className={beside[place]}>
      <Picture
        className={pictureClass[place]}
        fill="always"
        source={picture.source}
        alt={translate(picture.alt)}
        sizes={place === 'left' ? '(min-width: 64em) 78vw, 118vw' : '(min-width: 64em) 50vw, 100vw'}
        isPriority
      />
      <div className={side[place]}>
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
