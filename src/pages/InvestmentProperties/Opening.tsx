import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { LandingActions } from '../../sections/LandingPage/LandingActions.tsx'
import { hero as copy } from './copy.ts'
import { actions, figure, hero, inner, range, words } from './Opening.css.ts'
import { Yields } from './Yields.tsx'

/** The page opens with both yields, very large, and their places on one axis. */
export function Opening() {
  return (
    <div className={hero}>
      <div className={inner}>
        <Heading level={1}>
          <Message of={copy.title} components={{ figure: <span className={range} /> }} />
        </Heading>
        <div className={figure}>
          <Yields />
        </div>
        <div className={words}>
          <Text size="lead">
            <Message of={copy.lead} />
          </Text>
          <div className={actions}>
            <LandingActions copy={copy} />
          </div>
        </div>
      </div>
    </div>
  )
}
