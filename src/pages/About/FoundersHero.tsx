import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { ourTable } from '../../content/pictures/ourTable.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { Founders } from '../../sections/Founders/Founders.tsx'
import { hero } from './copy.ts'
import { action, columns, lead, opening, people, picture, title } from './FoundersHero.css.ts'

/** Opens the page with our table and the people. */
export function FoundersHero() {
  const translate = useMessage()
  return (
    <div className={opening}>
      <div className={columns}>
        <div className={title}>
          <Heading level={1} size="below">
            <Message of={hero.title} />
          </Heading>
        </div>
        <div className={action}>
          <Button href={env.schedulingUrl}>{translate(hero.button)}</Button>
        </div>
        <Picture
          className={picture}
          isFilling
          source={ourTable.source}
          focus={ourTable.focus}
          alt={translate(ourTable.alt)}
          sizes="(min-width: 48em) 54vw, 100vw"
          isPriority
        />
        <div className={lead}>
          <Text size="lead">
            <Message of={hero.lead} />
          </Text>
          <Text size="small" tone="quiet">
            <Message of={hero.registered} />
          </Text>
        </div>
        <div className={people}>
          <Founders look="careers" />
        </div>
      </div>
    </div>
  )
}
