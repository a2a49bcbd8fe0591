import { Area, Label, Stroke } from '../components/Drawing/Drawing.tsx'
import { calculateCosts, type CostSpan } from '../content/calculateCosts.ts'
import { useFormats } from '../features/purchaseCosts/useFormats.ts'
import { useMessage } from '../i18n/Message.tsx'
import { costs as copy } from './copy.ts'
import { box, left, length, Plate, right } from './Plate.tsx'

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
  const cash = length / (price + total.max)
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
      <Area look="mares" d={box(left, 26, price * cash, 34)} />
      <Stroke d={box(left, 26, price * cash, 34)} />
      <SpanBar x={top} y={26} height={34} scale={cash} span={total} />
      <Stroke look="dashed" d={`M${top} 60L${left} 88M${right} 60V88`} />
      {rows.map(({ id, span }, at) => (
        <g key={id}>
          <Label x={left} y={114 + at * 56}>
            {translate(copy[id])}
          </Label>
          <Label look="strong" x={right} y={114 + at * 56} align="end">
            {euroSpan(span)}
          </Label>
          <SpanBar x={left} y={124 + at * 56} height={14} scale={length / total.max} span={span} />
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

type SpanBarProps = {
  readonly x: number
  readonly y: number
  readonly height: number
  /** User units for a euro. */
  readonly scale: number
  readonly span: CostSpan
}

/** Filled up to the lowest amount, open up to the highest. */
function SpanBar({ x, y, height, scale, span: { min, max } }: SpanBarProps) {
  return (
    <>
      <Area look="wash" d={box(x, y, max * scale, height)} />
      <Area look="accent" d={box(x, y, min * scale, height)} />
      <Stroke d={box(x, y, max * scale, height)} />
    </>
  )
}
