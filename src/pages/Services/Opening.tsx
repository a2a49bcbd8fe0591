import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { services } from '../../content/services.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { HeroFrame } from '../../sections/PageHero/HeroFrame.tsx'
import { hero } from './copy.ts'
import { action, columns, contents, entry, words } from './Opening.css.ts'

/** The page opens with its contents: the services, in the order of their places at the table. */
export function Opening() {
  const translate = useMessage()
  return (
    <HeroFrame hasBreadcrumbs={false}>
      <div className={columns}>
        <div className={words}>
          <Heading level={1}>
            <Message of={hero.title} />
          </Heading>
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
    </HeroFrame>
  )
}
