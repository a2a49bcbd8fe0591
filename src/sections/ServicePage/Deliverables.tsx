import type { MessageDescriptor } from '@lingui/core'
import { Card, CardGrid } from '../../components/Card/Card.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Section } from '../../components/Section/Section.tsx'
import type { ContentPicture } from '../../content/pictures/contentPicture.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { RuledList, type RuledItem } from '../RuledList/RuledList.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import { cell, picture as pictureClass } from './Deliverables.css.ts'

/** `rows` as a register beside the headline; `grid` in threes below it, an empty last cell taken by a picture. */
export type DeliverablesShape = { readonly as: 'rows' } | { readonly as: 'grid'; readonly picture?: ContentPicture }

type Props = {
  readonly label: MessageDescriptor
  readonly title: MessageDescriptor
  readonly items: readonly RuledItem[]
  readonly shape: DeliverablesShape
}

/** What a client receives. */
export function Deliverables({ label, title, items, shape }: Props) {
  const translate = useMessage()
  if (shape.as === 'rows')
    return (
      <Section aside={<SectionHead label={label} title={title} />} shape="wideAside">
        <RuledList items={items} />
      </Section>
    )
  return (
    <Section>
      <SectionHead label={label} title={title} layout="spread" />
      <CardGrid columns={3}>
        {items.map((item) => (
          <Card key={item.id} title={<Message of={item.title} />}>
            <Message of={item.text} />
          </Card>
        ))}
        {shape.picture && (
          <li className={cell}>
            <Picture
              className={pictureClass}
              source={shape.picture.source}
              alt={translate(shape.picture.alt)}
              sizes="(min-width: 64em) 30vw, 100vw"
            />
          </li>
        )}
      </CardGrid>
    </Section>
  )
}
