import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { LandingActions } from '../../sections/LandingPage/LandingActions.tsx'
import { hero as copy } from './copy.ts'
import { actions, figure, hero, inner, title, words } from './Opening.css.ts'
import { Yields } from './Yields.tsx'

/** The page opens with both yields on one axis, below or next to the title. */
export function Opening() {
  return (
    <div className={hero}>
      <div className={inner}>
        <div className={title}>
          <Heading level={1} size="page">
            <Message of={copy.title} />
          </Heading>
        </div>
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
