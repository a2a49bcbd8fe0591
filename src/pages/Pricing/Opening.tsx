import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { HeroFrame } from '../../sections/PageHero/HeroFrame.tsx'
import { opening } from './copy.ts'
import { MoneyRule } from './MoneyRule.tsx'
import { columns, figure, lead, rule, words } from './Opening.css.ts'
import { Schedule } from './Schedule.tsx'
import { YourFee } from './YourFee.tsx'

/** The fee as the page's headline, what it is in euro, and the price drawn to scale with commission and fee. */
export function Opening() {
  const translate = useMessage()
  return (
    <HeroFrame hasBreadcrumbs={false}>
      <div className={columns}>
        <Heading level={1} size="chapter">
          <Message of={opening.title} components={{ figure: <span className={figure} /> }} />
        </Heading>
        <YourFee />
        <div className={words}>
          <div className={lead}>
            <Text size="lead">{translate(opening.lead)}</Text>
          </div>
          <Schedule />
        </div>
        <div className={rule}>
          <MoneyRule />
        </div>
      </div>
    </HeroFrame>
  )
}
