import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Picture, type Focus } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { serviceRemarks } from '../../content/founders.ts'
import { longTable } from '../../content/pictures/longTable.ts'
import { servicePages, services, type ServiceId } from '../../content/services.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { Remark } from '../../sections/Remark/Remark.tsx'
import { useHref } from '../../routing/usePage.ts'
import { hero } from './copy.ts'
import { benefits, contact, crop, list, name, place, text as textClass } from './LongTable.css.ts'

/** What each service has on the table. */
const places: Readonly<Record<ServiceId, Focus>> = {
  'ai-search': [10, 50],
  'personal-shopping': [40, 50],
  'investment-analysis': [70, 50],
  'buyer-representation': [100, 50],
}

/** The services at their places along the table, with a crop each where the page is too narrow for the whole. */
export function LongTable() {
  const translate = useMessage()
  const href = useHref()
  return (
    <ul className={list}>
      {services.map(({ id, title, text, benefits: items }) => (
        <li key={id} id={id} className={place}>
          <Heading level={2} size="item">
            <Link href={href(servicePages[id])} className={name}>
              {translate(title)}
            </Link>
          </Heading>
          <Picture className={crop} focus={places[id]} source={longTable.source} alt="" sizes="320vw" />
          <div className={textClass}>
            <Text>
              <Message of={text} />
            </Text>
          </div>
          <ul className={benefits}>
            {items.map((item) => (
              <li key={item.id}>
                <Message of={item.text} />
              </li>
            ))}
          </ul>
          <Remark remark={serviceRemarks[id]} />
          <Link href={href('contact')} className={contact}>
            {translate(hero.button)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
