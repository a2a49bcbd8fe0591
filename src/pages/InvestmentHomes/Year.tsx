import { seasons, yieldYear } from '../../content/yieldExample.ts'
import { yieldTexts as copy } from '../../content/yieldTexts.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { amount, basis, caption, entries, entry, name, sheet, total, totalAmount } from './Year.css.ts'

/** What a house earns in a year, from the seasons to gross and net. */
export function Year() {
  const translate = useMessage()
  const { euro } = useFormats()
  const { weeks, gross, net } = yieldYear
  return (
    <figure className={sheet}>
      <dl className={entries}>
        {seasons.map(({ id, weeks: rented, rent }) => (
          <div key={id} className={entry}>
            <dt className={name}>{translate(copy.seasons[id])}</dt>
            <dd className={amount}>{euro(rented * rent)}</dd>
            <dd className={basis}>{translate(copy.perWeek, { weeks: rented, amount: euro(rent) })}</dd>
          </div>
        ))}
        <div className={total}>
          <dt className={name}>{translate(copy.gross)}</dt>
          <dd className={totalAmount}>{euro(gross)}</dd>
          <dd className={basis}>{translate(copy.grossBasis, { weeks })}</dd>
        </div>
        <div className={total}>
          <dt className={name}>{translate(copy.net)}</dt>
          <dd className={totalAmount}>{euro(net)}</dd>
          <dd className={basis}>{translate(copy.netBasis)}</dd>
        </div>
      </dl>
      <figcaption className={caption}>
        <Message of={copy.caption} />
      </figcaption>
    </figure>
  )
}
