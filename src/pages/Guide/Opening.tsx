import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { Contents } from './Contents.tsx'
import { hero } from './copy.ts'
import { columns, opening, words } from './Opening.css.ts'

/** Head of the guide: the price follows below it. */
export function Opening() {
  const translate = useMessage()
  return (
    <section className={opening}>
      <div className={columns}>
        <Heading level={1}>
          <Message of={hero.title} />
        </Heading>
        <div className={words}>
          <Text size="lead">
            <Message of={hero.lead} />
          </Text>
          <Button href={env.schedulingUrl}>{translate(hero.button)}</Button>
          <Contents />
        </div>
      </div>
    </section>
  )
}
