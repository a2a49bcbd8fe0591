import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { eveningTerrace } from '../../content/pictures/terrace.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { HalfPicture } from '../../sections/HalfPicture/HalfPicture.tsx'
import { Trail } from '../../sections/PageHero/Trail.tsx'
import { hero } from './copy.ts'
import { halves, lead, picture, trail, words } from './Opening.css.ts'

/** The terrace at the hour at which a buyer sees it, next to the title or, on phones, above it. */
export function Opening() {
  const translate = useMessage()
  return (
    <div className={halves}>
      <div className={picture}>
        <HalfPicture side="right" picture={eveningTerrace} width="67vw" onPhones="strip" isPriority />
      </div>
      <div className={words}>
        <div className={trail}>
          <Trail />
        </div>
        <Heading level={1} size="below">
          <Message of={hero.title} />
        </Heading>
        <div className={lead}>
          <Text size="lead">
            <Message of={hero.lead} />
          </Text>
        </div>
        <Button href={env.schedulingUrl}>{translate(hero.button)}</Button>
      </div>
    </div>
  )
}
