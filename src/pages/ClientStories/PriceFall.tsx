import { Stroke } from '../../components/Drawing/Drawing.tsx'
import { caseAmounts, caseGap, caseSteps } from '../../content/clientCase.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { prices } from './copy.ts'
import { along, caseMonths } from './caseMonths.ts'
import { amount, fall, gap, label, month, months, outline, price, sums, titles } from './PriceFall.css.ts'

const agreed = caseSteps.find(({ id }) => id === 'deposit')?.month ?? ''
/** Where and to what height the price falls, percent of the drawing. */
const [across, down] = [along(agreed) * 100, caseGap * 100]

/** The price from the brief to the deed, to scale: its height is the amount, its length the time. */
export function PriceFall() {
  const translate = useMessage()
  const { euro, percent, date } = useFormats()
  const monthName = (of: Date) => date(of, { month: 'long' })
  return (
    <div className={fall}>
      <svg className={outline} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <Stroke tone="dashed" d={`M${across} 0H100`} />
        <Stroke d={caseMonths.map((at) => `M${along(at) * 100} 100v-5`).join('')} />
        <Stroke d="M0 100H100" />
        <Stroke tone="strong" d={`M0 0H${across}V${down}H100`} />
      </svg>
      <dl className={sums}>
        {prices.map(({ amount: name, label: text }) => (
          <div key={name} className={price}>
            <dt className={label}>{translate(text)}</dt>
            <dd className={amount}>{euro(caseAmounts[name])}</dd>
            {name === 'paid' && <dd className={gap}>{translate(prices[1].gap, { gap: percent(caseGap, 0) })}</dd>}
          </div>
        ))}
      </dl>
      <ol className={months} aria-hidden="true">
        {caseMonths.map((at) => (
          <li key={at} className={month}>
            {monthName(new Date(at))}
            <span className={titles}>
              {caseSteps
                .filter((step) => step.month === at)
                .map(({ id, title }) => (
                  <span key={id}>{translate(title)}</span>
                ))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
