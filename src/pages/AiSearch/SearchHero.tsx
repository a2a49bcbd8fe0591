import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { Trail } from '../../sections/PageHero/Trail.tsx'
import { hero as copy } from './copy.ts'
import { SearchField } from './SearchField.tsx'
import { columns, field, hero, lead, trail, words } from './SearchHero.css.ts'

/** The page opens with the listings of a day. */
export function SearchHero() {
  const translate = useMessage()
  return (
    <div className={hero}>
      <div className={columns}>
        <div className={trail}>
          <Trail />
        </div>
        <div className={field}>
          <SearchField />
        </div>
        <div className={words}>
          <Heading level={1} size="below">
            <Message of={copy.title} />
          </Heading>
          <div className={lead}>
            <Text size="lead">
              <Message of={copy.lead} />
            </Text>
          </div>
          <Button href={env.schedulingUrl}>{translate(copy.button)}</Button>
        </div>
      </div>
    </div>
  )
}
