import { Label, Stroke } from '../components/Drawing/Drawing.tsx'
import { facts } from '../content/facts.ts'
import { useFormats } from '../features/purchaseCosts/useFormats.ts'
import { useMessage } from '../i18n/Message.tsx'
import { deductions, withoutGross } from '../sections/GrossToNet/copy.ts'
import { yieldBars, yieldOnCash } from '../sections/GrossToNet/yieldBars.ts'
import { Bar } from './Bar.tsx'
import { rent as copy } from './copy.ts'
import { box, left, length, Plate, right } from './Plate.tsx'

const bars = yieldBars(length)
const thick = 26
/** Top of each bar's name. */
const tops = [8, 158, 234]

/** From gross to net: the bars of the drawing on the landing pages, without the gross yield that only those state. */
export function RentDrawing() {
  const translate = useMessage()
  const { percentSpan } = useFormats()
  const values = { net: percentSpan(facts.netYield), cash: percentSpan(yieldOnCash(), 1), gross: '' }
  return (
    <Plate title={translate(copy.title)} description={translate(copy.description, { cashYield: values.cash })}>
      {bars.map(({ id, solid, open }, at) => {
        const y = tops[at]!
        return (
          <g key={id}>
            <Label look="strong" x={left} y={y + 12}>
              {translate(withoutGross.bars[id])}
            </Label>
            {id === 'gross' ? (
              <Stroke look="dashed" d={box(left, y + 20, open, thick)} />
            ) : (
              <Bar look="accent" rest="wash" x={left} y={y + 20} width={open} height={thick} filled={solid} />
            )}
            <Label look="accent" x={right} y={y + 12} align="end">
              {values[id]}
            </Label>
          </g>
        )
      })}
      {deductions.map((names, at) => (
        <Label key={names.id} x={left} y={88 + at * 22}>
          {translate(names)}
        </Label>
      ))}
    </Plate>
  )
}
