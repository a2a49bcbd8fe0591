import { Button } from '../../components/Button/Button.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { HeroFrame } from '../../sections/PageHero/HeroFrame.tsx'
import { HeroTitle } from '../../sections/PageHero/HeroTitle.tsx'
import { hero as copy } from './copy.ts'
import { SearchField } from './SearchField.tsx'
import { columns, field, words } from './SearchHero.css.ts'

/** Title and lead next to the listings of a day. */
export function SearchHero() {
  const translate = useMessage()
  return (
    <HeroFrame>
      <div className={columns}>
        <HeroTitle title={copy.title} />
        <div className={words}>
          <Text size="lead">
            <Message of={copy.lead} />
          </Text>
          <Button href={env.schedulingUrl}>{translate(copy.button)}</Button>
        </div>
        <div className={field}>
          <SearchField />
        </div>
      </div>
    </HeroFrame>
  )
}
