import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { waterfront } from '../../content/pictures/waterfront.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { PictureCaption } from '../../sections/PictureCaption/PictureCaption.tsx'
import { RuledList } from '../../sections/RuledList/RuledList.tsx'
import { benefits } from './copy.ts'
import { caption, columns, list, model } from './Benefits.css.ts'

/** What an adviser does for a buyer, next to a picture. */
export function Benefits() {
  const translate = useMessage()
  return (
    <Section tone="plaster">
      <div className={columns}>
        <div>
          <Heading level={2}>
            <Message of={benefits.title} />
          </Heading>
          <figure className={model}>
            <Picture
              source={waterfront.source}
              focus={waterfront.focus}
              alt={translate(waterfront.alt)}
              sizes="(min-width: 64em) 46vw, 92vw"
            />
            <figcaption className={caption}>
              <PictureCaption picture={waterfront} />
            </figcaption>
          </figure>
        </div>
        <div className={list}>
          <RuledList items={benefits.items} />
        </div>
      </div>
    </Section>
  )
}
