import { seasons, yieldCosts, yieldYear, type YieldCost } from '../../content/yieldExample.ts'
import { yieldTexts as copy } from '../../content/yieldTexts.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import {
  amount,
  basis,
  bars,
  caption,
  cost,
  label,
  line,
  name,
  sum,
  table,
  totalAmount,
  total,
} from './YearTable.css.ts'

const costs = Object.keys(yieldCosts) as YieldCost[]
const residences = ['others', 'eea'] as const

/** A year of the example from gross to net. The bars below the lines are to one scale, the rent from left to right, the costs back. */
export function YearTable() {
  const translate = useMessage()
  const { euro, percent } = useFormats()
  const { weeks } = yieldYear
  /** What a cost is calculated from. */
  const bases: Partial<Record<YieldCost, string>> = {
    management: translate(copy.ofRent, { rate: percent(yieldCosts.management) }),
    platforms: translate(copy.ofRent, { rate: percent(yieldCosts.platforms, 1) }),
    cleaning: translate(copy.perWeek, { weeks, amount: euro(yieldCosts.cleaning) }),
    utilities: translate(copy.perMonth, { months: 12, amount: euro(yieldCosts.utilities) }),
    poolAndGarden: translate(copy.perMonth, { months: 12, amount: euro(yieldCosts.poolAndGarden) }),
  }
  return (
    <table className={table}>
      <caption className={caption}>
        <Message of={copy.caption} />
      </caption>
      <tbody>
        {seasons.map(({ id, weeks: rented, rent }) => (
          <tr key={id} className={`${line} ${bars[id]}`}>
            <th scope="row" className={label}>
              <span className={name}>{translate(copy.seasons[id])}</span>
              <span className={basis}>{translate(copy.perWeek, { weeks: rented, amount: euro(rent) })}</span>
            </th>
            <td className={amount}>{euro(rented * rent)}</td>
          </tr>
        ))}
        <tr className={`${total} ${bars.gross}`}>
          <th scope="row" className={label}>
            <span className={sum}>{translate(copy.gross)}</span>
            <span className={basis}>{translate(copy.grossBasis, { weeks })}</span>
          </th>
          <td className={totalAmount}>{euro(yieldYear.gross)}</td>
        </tr>
        {costs.map((id) => (
          <tr key={id} className={`${line} ${bars[id]}`}>
            <th scope="row" className={label}>
              <span className={name}>{translate(copy.costs[id])}</span>
              {bases[id] !== undefined && <span className={basis}>{bases[id]}</span>}
            </th>
            <td className={cost}>−{euro(yieldYear.costs[id])}</td>
          </tr>
        ))}
        <tr className={`${total} ${bars.net}`}>
          <th scope="row" className={label}>
            <span className={sum}>{translate(copy.net)}</span>
            <span className={basis}>{translate(copy.netBasis)}</span>
          </th>
          <td className={totalAmount}>{euro(yieldYear.net)}</td>
        </tr>
        {residences.map((id) => (
          <tr key={id} className={line}>
            <th scope="row" className={label}>
              <span className={name}>{translate(copy.afterTax[id])}</span>
              <span className={basis}>{translate(copy.afterTaxBasis[id])}</span>
            </th>
            <td className={amount}>{euro(yieldYear.afterTax[id])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
