import { Label, Stroke } from '../components/Drawing/Drawing.tsx'
import { facts } from '../content/facts.ts'
import { useFormats } from '../features/purchaseCosts/useFormats.ts'
import { useMessage } from '../i18n/Message.tsx'
import { deductions as names, withoutGross } from '../sections/GrossToNet/copy.ts'
import { yieldBars, yieldOnCash } from '../sections/GrossToNet/yieldBars.ts'
import { Bar } from './Bar.tsx'
import { rent as copy } from './copy.ts'
import { box, left, Plate, right } from './Plate.tsx'

const start = 148
const { bars, deductions } = yieldBars(names.length, { start, length: right - start, row: 1 })
const thick = 18
/** Top of a row: the gross yield, the deductions close to each other, then the net yields. */
const topOf = (row: number): number => {
  if (row === 0) return 0
  return row <= names.length ? 44 + (row - 1) * 24 : 204 + (row - names.length - 1) * 58
}

/** A line from the end of the first bar to the end of the second. */
const [gross, net] = bars
const betweenEnds = `M${start + gross.open} ${topOf(gross.y) + 20 + thick}L${start + net.open} ${topOf(net.y) + 20}`

/** From gross to net: the bars of the drawing on the landing pages, without the gross yield that only those state. */
export function RentDrawing() {
  const translate = useMessage()
  const { percentSpan } = useFormats()
  const values = { net: percentSpan(facts.netYield), cash: percentSpan(yieldOnCash(), 1), gross: '' }
  return (
    <Plate title={translate(copy.title)} description={translate(copy.description, { cashYield: values.cash })}>
      {bars.map(({ id, y: row, solid, open }) => (
        <g key={id}>
          <Label look="strong" x={left} y={topOf(row) + 12}>
            {translate(withoutGross.bars[id])}
          </Label>
          {id === 'gross' ? (
            <Stroke look="dashed" d={box(start, topOf(row) + 20, open, thick)} />
          ) : (
            <Bar look="accent" rest="wash" x={start} y={topOf(row) + 20} width={open} height={thick} filled={solid} />
          )}
          <Label look="accent" x={right} y={topOf(row) + 12} align="end">
            {values[id]}
          </Label>
        </g>
      ))}
      {deductions.map((row, at) => (
        <Label key={names[at]?.id} x={left} y={topOf(row) + 14}>
          {names[at] && translate(names[at].name)}
        </Label>
      ))}
      <Stroke look="dashed" d={betweenEnds} />
    </Plate>
  )
}
