/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on phones the rows are grids (styles/stackedTable.ts), and browsers may drop the implicit roles */
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { calculateCosts } from '../../content/calculateCosts.ts'
import { feeAmounts, usualShare } from '../../content/feeAmounts.ts'
import { askingPrice, ourPrice, worksTotal } from '../../content/specimen.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { useHref } from '../../routing/usePage.ts'
import { Chapter } from './Chapter.tsx'
import { costs as copy } from './copy.ts'
import { body, stacked, table, tableCaption, total } from './dossier.css.ts'

const results = [askingPrice, ourPrice].map((price) => {
  const { tax, cash } = calculateCosts(price, 'resale')
  const others = { min: cash.min - price - tax, max: cash.max - price - tax }
  const cashWithWorks = { min: cash.min + worksTotal, max: cash.max + worksTotal }
  const pay = usualShare(price) + feeAmounts(price).net
  return { price, tax: { min: tax, max: tax }, others, cash, cashWithWorks, pay: { min: pay, max: pay } }
})
const rows = ['tax', 'others', 'cash', 'cashWithWorks', 'pay'] as const

/** The costs of a purchase at the asking price and at ours, as the calculator has them. */
export function CostsChapter() {
  const translate = useMessage()
  const href = useHref()
  const { euro, euroSpan } = useFormats()
  return (
    <Chapter name="costs">
      <div className={body}>
        <table className={`${table} ${stacked}`} role="table">
          <caption className={tableCaption}>{translate(copy.caption)}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                <span className="visually-hidden">{translate(copy.item)}</span>
              </th>
              {results.map(({ price }) => (
                <th key={price} scope="col" role="columnheader">
                  {euro(price)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={row} role="row" className={row === 'cash' ? total : undefined}>
                <th scope="row" role="rowheader">
                  {translate(copy.rows[row], { works: euro(worksTotal) })}
                </th>
                {results.map((result) => (
                  <td key={result.price} role="cell">
                    {euroSpan(result[row])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Text size="small">
          <Link href={`${href('guide')}?price=${askingPrice}&kind=resale`}>{translate(copy.link)}</Link>
        </Text>
      </div>
    </Chapter>
  )
}
