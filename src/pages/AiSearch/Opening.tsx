import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { Trail } from '../../sections/PageHero/Trail.tsx'
import { hero as copy } from './copy.ts'
import { opening, words } from './Opening.css.ts'
import { Specimen } from './Specimen.tsx'

/** The page's title, the fee and the next step, then a sheet of a dossier. */
export function Opening() {
  const translate = useMessage()
  return (
    <div className={opening}>
      <div className={words}>
        <Trail />
        <Heading level={1}>
          <Message of={copy.title} />
        </Heading>
        <Text size="lead">
          <Message of={copy.lead} />
        </Text>
        <Button href={env.schedulingUrl}>{translate(copy.button)}</Button>
      </div>
      <Specimen />
    </div>
  )
}
