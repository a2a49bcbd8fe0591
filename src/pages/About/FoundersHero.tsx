import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { Founders } from '../../sections/Founders/Founders.tsx'
import { HeroFrame } from '../../sections/PageHero/HeroFrame.tsx'
import { hero } from './copy.ts'
import { action, columns, lead, people, title } from './FoundersHero.css.ts'

/** Opens the page with the people: on phones a title, the next step and both portraits. */
export function FoundersHero() {
  const translate = useMessage()
  return (
    <HeroFrame hasBreadcrumbs={false}>
      <div className={columns}>
        <div className={title}>
          <Heading level={1}>
            <Message of={hero.title} />
          </Heading>
        </div>
        <div className={action}>
          <Button href={env.schedulingUrl}>{translate(hero.button)}</Button>
        </div>
        <div className={people}>
          <Founders look="portraits" isPriority />
        </div>
        <div className={lead}>
          <Text size="lead">
            <Message of={hero.lead} />
          </Text>
          <Text size="small" tone="quiet">
            <Message of={hero.registered} />
          </Text>
        </div>
      </div>
    </HeroFrame>
  )
}
