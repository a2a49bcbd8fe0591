import type { MessageDescriptor } from '@lingui/core'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { ContentPicture } from '../../content/pictures/contentPicture.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { PageHero } from '../PageHero/PageHero.tsx'
import { Prose } from '../Prose/Prose.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import { beside, offset, offsetPicture, paragraphs, picture as pictureClass, side } from './Opening.css.ts'

/**
 * Where the first picture stands: a `band` across below the title, `offset` to the right edge, or half the page beside
 * the first text.
 */
export type OpeningShape = { readonly place: 'band' | 'offset' | 'left' | 'right'; readonly picture: ContentPicture }

type Titled = { readonly label: MessageDescriptor; readonly title: MessageDescriptor }
type What = Titled & { readonly paragraphs: readonly MessageDescriptor[] }
type Props = {
  readonly hero: Titled & { readonly lead: MessageDescriptor }
  readonly what: What
  readonly shape: OpeningShape
}

/** The head of a service's page, what the service is, and the page's priority picture. */
export function Opening({ hero, what, shape: { place, picture } }: Props) {
  const translate = useMessage()
  if (place === 'band')
    return (
      <>
        <PageHero {...hero} picture={picture} />
        <Prose {...what} />
      </>
    )
  const { label, title } = what
  if (place === 'offset')
    return (
      <>
        <PageHero {...hero} />
        <div className={offset}>
          <Picture
            className={offsetPicture}
            source={picture.source}
            alt={translate(picture.alt)}
            sizes="(min-width: 64em) 73vw, 95vw"
            isPriority
          />
        </div>
        <Section aside={<SectionHead label={label} title={title} />} shape="wideAside">
          <Paragraphs of={what} />
        </Section>
      </>
    )
  return (
    <>
      <PageHero {...hero} />
      <section className={beside[place]}>
        <Picture
          className={pictureClass}
          source={picture.source}
          alt={translate(picture.alt)}
          sizes="(min-width: 64em) 78vw, 118vw"
          isPriority
        />
        <div className={side[place]}>
          <SectionHead label={label} title={title} />
          <Paragraphs of={what} />
        </div>
      </section>
    </>
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
