import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Picture, type Focus } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { longTable } from '../../content/pictures/longTable.ts'
import { servicePages, services, type ServiceId } from '../../content/services.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useHref } from '../../seo/usePage.ts'
import { hero } from './copy.ts'
import { actions, benefits, crop, list, picture, pan, place, table } from './LongTable.css.ts'

/** The place of each service in the picture. */
const places: Readonly<Record<ServiceId, Focus>> = {
  'ai-search': [0, 50],
  'personal-shopping': [30, 50],
  'investment-analysis': [70, 50],
  'buyer-representation': [100, 50],
}

/** The services along one table, which scrolls sideways on wide screens; on phones they are below each other. */
export function LongTable() {
  const translate = useMessage()
  const href = useHref()
  return (
    <div className={pan}>
      <div className={table}>
        <Picture className={picture} source={longTable.source} alt={translate(longTable.alt)} sizes="170vw" />
        <ul className={list}>
          {services.map(({ id, title, text, benefits: items, link }) => (
            <li key={id} id={id} className={place}>
              <Picture className={crop} focus={places[id]} source={longTable.source} alt="" sizes="320vw" />
              <Heading level={2} size="item">
                <Message of={title} />
              </Heading>
              <Text>
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
                <Link href={href('contact')}>{translate(hero.button)}</Link>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
