import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { caseAmounts, caseSteps } from '../../content/clientCase.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { env } from '../../lib/env.ts'
import { HeroFrame } from '../../sections/PageHero/HeroFrame.tsx'
import { amount as amountClass, file, head, label as labelClass, lead, side, sum, sums } from './CaseHero.css.ts'
import { hero, ourPay } from './copy.ts'
import { PriceFall } from './PriceFall.tsx'

const months = caseSteps.map(({ month }) => new Date(month))

/** Opens the page as a file: the months of the case, its title, how its price fell, and what we were paid. */
export function CaseHero() {
  const translate = useMessage()
  const { euro, month } = useFormats()
  // Not `formatRange`, whose spaces differ between the build's and the browser's version of ICU.
  const [first, last] = [months[0], months.at(-1)]
  return (
    <HeroFrame hasBreadcrumbs={false}>
      <p className={file}>
        <span>{translate(hero.label)}</span>
        {first && last && <span>{`${month(first)} – ${month(last)}`}</span>}
      </p>
      <div className={head}>
        <Heading level={1}>
          <Message of={hero.title} />
        </Heading>
        <PriceFall />
        <div className={side}>
          <Button href={env.schedulingUrl}>{translate(hero.button)}</Button>
          <div className={lead}>
            <Text size="lead">
              <Message of={hero.lead} />
            </Text>
          </div>
        </div>
        <dl className={sums}>
          {ourPay.map(({ amount, label }) => (
            <div key={amount} className={sum}>
              <dt className={labelClass}>{translate(label)}</dt>
              <dd className={amountClass}>{euro(caseAmounts[amount])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </HeroFrame>
  )
}
