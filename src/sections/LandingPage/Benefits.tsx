import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Card, CardGrid } from '../../components/Card/Card.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Section, type SectionProps } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { ScaledPicture } from '../../content/pictures/contentPicture.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { PictureCaption } from '../PictureCaption/PictureCaption.tsx'
import { above, caption, entry, figure, head, ledger, mark, wideEntry, wideText } from './Benefits.css.ts'

type Benefit = { readonly id: string; readonly title: MessageDescriptor; readonly text: MessageDescriptor }
type Props = Pick<SectionProps, 'tone'> & {
  readonly label: MessageDescriptor
  readonly title: MessageDescriptor
  readonly items: readonly Benefit[]
}

function Head({ label, title, children }: Pick<Props, 'label' | 'title'> & { readonly children?: ReactNode }) {
  const translate = useMessage()
  return (
    <div className={head}>
      <Text look="label">{translate(label)}</Text>
      <Heading level={2}>
        <Message of={title} />
      </Heading>
      {children}
    </div>
  )
}

/** Benefits in a ruled grid. */
export function BenefitsGrid({ tone = 'limewash', label, title, items, columns }: Props & { readonly columns: 2 | 3 }) {
  return (
    <Section tone={tone}>
      <div className={above}>
        <Head label={label} title={title} />
      </div>
      <CardGrid columns={columns}>
        {items.map((item) => (
          <Card key={item.id} title={<Message of={item.title} />}>
            <Message of={item.text} />
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}

/** Benefits in numbered rows with title and text. */
export function BenefitsLedger({ tone = 'limewash', label, title, items }: Props) {
  return (
    <Section tone={tone}>
      <div className={above}>
        <Head label={label} title={title} />
      </div>
      <ol className={ledger}>
        {items.map((item, at) => (
          <li key={item.id} className={`${entry} ${wideEntry}`}>
            <span className={mark} aria-hidden="true">
              {String.fromCodePoint('a'.codePointAt(0)! + at)}
            </span>
            <Heading level={3}>
              <Message of={item.title} />
            </Heading>
            <div className={wideText}>
              <Text look="quiet">
                <Message of={item.text} />
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Benefits as a ruled list next to their title and a picture. */
export function BenefitsBeside({
  tone = 'limewash',
  label,
  title,
  items,
  picture,
}: Props & { readonly picture: ScaledPicture }) {
  const translate = useMessage()
  const titles = (
    <Head label={label} title={title}>
      <figure className={figure}>
        <Picture source={picture.source} alt={translate(picture.alt)} sizes="(min-width: 64em) 30vw, 100vw" />
        <figcaption className={caption}>
          <PictureCaption picture={picture} />
        </figcaption>
      </figure>
    </Head>
  )
  return (
    <Section tone={tone} aside={titles} shape="wideAside">
      <ul className={ledger}>
        {items.map((item) => (
          <li key={item.id} className={entry}>
            <Heading level={3}>
              <Message of={item.title} />
            </Heading>
            <Text look="quiet">
              <Message of={item.text} />
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}
