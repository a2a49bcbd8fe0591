import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { longTable } from '../../content/pictures/longTable.ts'
import { services } from '../../content/services.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { hero } from './copy.ts'
import { action, columns, contents, entry, lead, opening, picture } from './Opening.css.ts'

/** The page opens with its contents, which are below the one table on wide screens: the services are in the order of their places at it. */
export function Opening() {
  const translate = useMessage()
  return (
    <div className={opening}>
      <div className={columns}>
        <Heading level={1} size="below">
          <Message of={hero.title} />
        </Heading>
        <div className={lead}>
          <Text size="lead">
            <Message of={hero.lead} />
          </Text>
        </div>
        <ul className={contents}>
          {services.map(({ id, title }) => (
            <li key={id}>
              <Link href={`#${id}`} tone="plain" className={entry}>
                {translate(title)}
              </Link>
            </li>
          ))}
        </ul>
        <div className={action}>
          <Button href={env.schedulingUrl}>{translate(hero.button)}</Button>
        </div>
      </div>
      <Picture className={picture} source={longTable.source} alt={translate(longTable.alt)} sizes="100vw" />
    </div>
  )
}
