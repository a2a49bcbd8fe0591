import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Picture, type PictureSource } from '../../components/Picture/Picture.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { apartment } from '../../content/pictures/apartment.ts'
import { dossier } from '../../content/pictures/dossier.ts'
import { terracePicture, terracePictureName } from '../../content/pictures/terrace.ts'
import { thirdChair } from '../../content/pictures/thirdChair.ts'
import { servicePages, services, type ServiceId } from '../../content/services.ts'
import { darkHour } from '../../content/terraceLight.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useHref } from '../../seo/usePage.ts'
import { models, schedule } from './copy.ts'
import {
  actions,
  benefits,
  block,
  entry,
  entryPicture,
  index,
  list,
  note,
  picture,
  toContact,
} from './ServiceBlocks.css.ts'

/** From the page of each service. */
const pictures: Record<ServiceId, PictureSource> = {
  'ai-search': dossier.narrow,
  'personal-shopping': terracePicture(terracePictureName(darkHour)),
  'investment-analysis': apartment.source,
  'buyer-representation': thirdChair.source,
}

/** The four services, each with its benefits, a way to us and its own page; on phones, their pictures are an index. */
export function ServiceBlocks() {
  const translate = useMessage()
  const href = useHref()
  return (
    <Section padding="below">
      <ul className={index}>
        {services.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`} tone="plain" className={entry}>
              <Picture className={entryPicture} source={pictures[id]} alt="" sizes="45vw" />
              {translate(title)}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={list}>
        {services.map(({ id, title, text, benefits: items, link }) => (
          <li key={id} id={id} className={block}>
            <Picture className={picture} source={pictures[id]} alt="" sizes="(min-width: 64em) 17rem, 45vw" />
            <Heading level={2} size="item">
              <Message of={title} />
            </Heading>
            <Text tone="quiet">
              <Message of={text} />
            </Text>
            <ul className={benefits}>
              {items.map((item) => (
                <li key={item.id}>
                  <Message of={item.text} />
                </li>
              ))}
            </ul>
            <div className={actions}>
              <Link href={href(servicePages[id])} tone="strong">
                {translate(link)}
              </Link>
              <Link href={href('contact')} tone="plain" className={toContact}>
                {translate(schedule)}
              </Link>
            </div>
          </li>
        ))}
      </ul>
      <p className={note}>{translate(models)}</p>
    </Section>
  )
}
