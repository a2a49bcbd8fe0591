import { Label, Stroke } from '../components/Drawing/Drawing.tsx'
import { calculateCosts } from '../content/calculateCosts.ts'
import { useFormats } from '../features/purchaseCosts/useFormats.ts'
import { useMessage } from '../i18n/Message.tsx'
import { Bar } from './Bar.tsx'
import { costs as copy } from './copy.ts'
import { left, length, Plate, right } from './Plate.tsx'

/** A price with what comes on top of it, and below it that part enlarged, item by item. */
export function CostsDrawing({ price }: { readonly price: number }) {
  const translate = useMessage()
  const { euro, euroSpan } = useFormats()
  const { tax, lawyer, total, notary, registry, gestoria } = calculateCosts(price, 'resale')
  const fees = {
    min: notary.min + registry.min + gestoria.min,
    max: notary.max + registry.max + gestoria.max,
  }
  const rows = [
    { id: 'tax', span: { min: tax, max: tax } },
    { id: 'lawyer', span: lawyer },
    { id: 'fees', span: fees },
  ] as const
  /** User units for a euro, of all the cash and of what comes on top of the price. */
  const cash = length / (price + total.max)
  const enlarged = length / total.max
  const top = left + price * cash
  const description = translate(copy.description, {
    price: euro(price),
    total: euroSpan(total),
    tax: euro(tax),
    lawyer: euroSpan(lawyer),
    fees: euroSpan(fees),
  })
  return (
    <Plate title={translate(copy.title)} description={description}>
      <Label look="strong" x={left} y={14}>
        {translate(copy.price, { price: euro(price) })}
      </Label>
      <Bar look="mares" x={left} y={26} width={price * cash} height={34} />
      <Bar look="accent" rest="wash" x={top} y={26} width={total.max * cash} height={34} filled={total.min * cash} />
      <Stroke look="dashed" d={`M${top} 60L${left} 88M${right} 60V88`} />
      {rows.map(({ id, span }, at) => (
        <g key={id}>
          <Label x={left} y={114 + at * 56}>
            {translate(copy[id])}
          </Label>
          <Label look="strong" x={right} y={114 + at * 56} align="end">
            {euroSpan(span)}
          </Label>
          <Bar
            look="accent"
            rest="wash"
            x={left}
            y={124 + at * 56}
            width={span.max * enlarged}
            height={14}
            filled={span.min * enlarged}
          />
        </g>
      ))}
      <Stroke d={`M${left} 278H${right}`} />
      <Label look="strong" x={left} y={304}>
        {translate(copy.total)}
      </Label>
      <Label look="accent" x={right} y={304} align="end">
        {euroSpan(total)}
      </Label>
    </Plate>
  )
}
