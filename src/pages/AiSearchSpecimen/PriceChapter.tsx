import { comparables, offers, works, worksTotal, type OfferName } from '../../content/specimen.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { Chapter } from './Chapter.tsx'
import { notes } from './copy.ts'
import {
  body,
  cost,
  detail,
  itemNumber,
  pair,
  sales,
  sums,
  tableCaption,
  together,
  total,
  unpermittedItemNumber,
} from './dossier.css.ts'
import { useMeasures } from '../../sections/Dossier/useMeasures.ts'
import { price as copy } from './priceCopy.ts'

/** The price: comparable sales, works to deduct, and what follows from both. */
export function PriceChapter() {
  const { figures } = useMeasures()
  return (
    <Chapter name="price" text={copy.text} values={figures}>
      <div className={body}>
        <SalesTable />
        <div className={pair}>
          <WorksTable />
          <OffersTable />
        </div>
      </div>
    </Chapter>
  )
}

function SalesTable() {
  const translate = useMessage()
  const { euro, month: formatMonth, tag } = useFormats()
  const { measure } = useMeasures()
  const signedPercent = new Intl.NumberFormat(tag, { style: 'percent', signDisplay: 'always' })
  return (
    <table className={sales}>
      <caption className={tableCaption}>{translate(copy.sales.caption)}</caption>
      <thead>
        <tr>
          {(['sale', 'paid', 'adjustment', 'adjusted'] as const).map((column) => (
            <th key={column} scope="col">
              {translate(copy.sales[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparables.map(({ id, month, area, euro: paid, perMeter, adjustment, adjusted }) => (
          <tr key={id}>
            <th scope="row">
              <Message
                of={copy.sales.name}
                values={{ month: formatMonth(month), area: measure(area), price: euro(paid) }}
                components={{ together: <span className={together} /> }}
              />
              <span className={detail}>{translate(copy.sales.reasons[id])}</span>
            </th>
            <td>{euro(perMeter)}</td>
            <td>{signedPercent.format(adjustment).replace('-', '−')}</td>
            <td>{euro(adjusted)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function WorksTable() {
  const translate = useMessage()
  const { euro } = useFormats()
  const { figures } = useMeasures()
  return (
    <table className={sums}>
      <caption className={tableCaption}>{translate(copy.works.caption)}</caption>
      <tbody>
        {works.map(({ id, euro: amount }) => (
          <tr key={id}>
            <th scope="row">
              <NoteNumber of={id} />
              <Message of={copy.works.items[id]} values={figures} />
            </th>
            <td className={cost}>−{euro(amount)}</td>
          </tr>
        ))}
        <tr className={total}>
          <th scope="row">{translate(copy.works.total)}</th>
          <td className={cost}>−{euro(worksTotal)}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** The number of a note of the section, red as in the drawing. */
function NoteNumber({ of }: { readonly of: (typeof works)[number]['id'] }) {
  const at = notes.findIndex(({ id }) => id === of)
  return <span className={notes[at]?.isPermitted === true ? itemNumber : unpermittedItemNumber}>{at + 1}</span>
}

function OffersTable() {
  const translate = useMessage()
  const { euro } = useFormats()
  const { figures } = useMeasures()
  return (
    <table className={sums}>
      <caption className={tableCaption}>{translate(copy.offers.caption)}</caption>
      <tbody>
        {(Object.keys(offers) as OfferName[]).map((name) => (
          <tr key={name} className={name === 'fair' ? total : undefined}>
            <th scope="row">
              {translate(copy.offers[name])}
              <span className={detail}>
                {translate(copy.offers.formula, {
                  counted: figures.counted,
                  perMeter: euro(offers[name].perMeter),
                  works: euro(worksTotal),
                })}
              </span>
            </th>
            <td>{euro(offers[name].price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
