/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on phones the rows are flex containers, and browsers may drop the implicit roles */
import { stampDutyRate } from '../../content/calculateCosts.ts'
import { purchaseCosts } from '../../content/costs.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { withoutJoiners } from '../../lib/format.ts'
import { sums, table } from './copy.ts'
import { ColorKey } from './CostBar.tsx'
import type { Calculation, CostItemId } from './costItems.ts'
import { amount, caption, item, key, keyed, label, sum, table as tableClass } from './CostTable.css.ts'

/** Every item of the extra costs, then the total cash needed. */
export function CostTable({ calculation }: { readonly calculation: Calculation }) {
  const translate = useMessage()
  const { euro, euroSpan, percent, percentSpan } = useFormats()
  const { price, items, result, effectiveRate, totalRatio } = calculation
  const rates: Partial<Record<CostItemId, string>> = {
    transferTax: percent(effectiveRate, 2),
    vat: percent(purchaseCosts.newBuildVat),
    stampDuty: percent(stampDutyRate(price)),
    lawyer: percentSpan(purchaseCosts.lawyerRate),
  }
  return (
    <table role="table" className={tableClass}>
      <caption className={caption}>
        <Message of={table.caption} values={{ price: euro(price) }} />
      </caption>
      <thead role="rowgroup" className="visually-hidden">
        <tr role="row">
          <th scope="col" role="columnheader">
            {translate(table.item)}
          </th>
          <th scope="col" role="columnheader">
            {translate(table.amount)}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map(({ id, min, max }) => (
          <tr key={id} role="row" className={item}>
            <th scope="row" role="rowheader" className={label}>
              <span className={keyed}>
                <ColorKey id={id} className={key} />
                <Message of={table[id]} values={{ rate: rates[id] ?? '' }} />
              </span>
            </th>
            <td role="cell" className={amount}>
              {withoutJoiners(euroSpan({ min, max }))}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        {(['total', 'fee', 'vatAndScales', 'cash'] as const).map((id) => (
          <tr key={id} role="row" className={id === 'cash' ? sum : item}>
            <th scope="row" role="rowheader" className={label}>
              <Message of={sums[id]} values={{ rate: percentSpan(totalRatio, 1) }} />
            </th>
            <td role="cell" className={amount}>
              {withoutJoiners(euroSpan(result[id]))}
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}
