import { transferTaxByBand, type BandTax } from '../../content/calculateCosts.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { bands as copy } from './copy.ts'
import type { Calculation } from './costItems.ts'
import { amount, item, label, sum, table } from './CostTable.css.ts'
import { column, details, lead, summary } from './TaxBands.css.ts'
import { useFormats } from './useFormats.ts'

/** How the transfer tax adds up, band by band; nothing for a new build, which pays none. */
export function TaxBands({
  calculation: { price, kind, effectiveRate, result },
}: {
  readonly calculation: Calculation
}) {
  const translate = useMessage()
  const { euro, percent } = useFormats()
  if (kind !== 'resale' || effectiveRate === undefined) return null
  const part = ({ from, upTo }: BandTax) => {
    if (from === 0) return <Message of={copy.upTo} values={{ to: euro(upTo) }} />
    if (Number.isFinite(upTo)) return <Message of={copy.between} values={{ from: euro(from), to: euro(upTo) }} />
    return <Message of={copy.above} values={{ from: euro(from) }} />
  }
  return (
    <details className={details}>
      <summary className={summary}>{translate(copy.heading)}</summary>
      <p className={lead}>{translate(copy.lead)}</p>
      <table className={table}>
        <caption className="visually-hidden">{translate(copy.caption, { price: euro(price) })}</caption>
        <thead>
          <tr>
            <th scope="col" className={column}>
              {translate(copy.part)}
            </th>
            <th scope="col" className={`${column} ${amount}`}>
              {translate(copy.rate)}
            </th>
            <th scope="col" className={`${column} ${amount}`}>
              {translate(copy.tax)}
            </th>
          </tr>
        </thead>
        <tbody>
          {transferTaxByBand(price).map((band) => (
            <tr key={band.from} className={item}>
              <th scope="row" className={label}>
                {part(band)}
              </th>
              <td className={amount}>{percent(band.rate)}</td>
              <td className={amount}>{euro(band.tax)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={sum}>
            <th scope="row" className={label} colSpan={2}>
              <Message of={copy.total} values={{ rate: percent(effectiveRate, 2) }} />
            </th>
            <td className={amount}>{euro(result.tax)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  )
}
