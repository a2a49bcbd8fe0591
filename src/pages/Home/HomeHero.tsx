import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { island } from '../../content/pictures/island.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { hero as copy } from './copy.ts'
import { hero, lead, picture, texts, title, who } from './HomeHero.css.ts'

/** The text, and a picture of the island: next to the text, or above it on phones. */
export function HomeHero() {
  const translate = useMessage()
  return (
    <div className={hero}>
      <div className={texts}>
        <div className={title}>
          <Heading level={1} size="below">
            <Message of={copy.title} />
          </Heading>
        </div>
        <p className={who}>{translate(copy.who)}</p>
        <div className={lead}>
          <Text size="lead" tone="light">
            <Message of={copy.lead} />
          </Text>
        </div>
        <div>
          <Button href={env.schedulingUrl} tone="light">
            {translate(copy.button)}
          </Button>
        </div>
      </div>
      <Picture
        className={picture}
        source={island.source}
        focus={island.focus}
        alt={translate(island.alt)}
        // As high as the hero, the picture is wider than its crop.
        sizes="(min-width: 64em) max(46vw, 65rem), 100vw"
        tone="sea"
        isPriority
      />
    </div>
  )
}
