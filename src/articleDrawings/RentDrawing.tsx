import { Label, Stroke } from '../components/Drawing/Drawing.tsx'
import { facts } from '../content/facts.ts'
import { useFormats } from '../features/purchaseCosts/useFormats.ts'
import { useMessage } from '../i18n/Message.tsx'
import { deductions, withoutGross } from '../sections/GrossToNet/copy.ts'
import { yieldBars, yieldOnCash } from '../sections/GrossToNet/yieldBars.ts'
import { Bar } from './Bar.tsx'
import { rent as copy } from './copy.ts'
import { box, left, length, Plate } from './Plate.tsx'

const bars = yieldBars(length)
/** Height of a bar, and the lines of text, user units. */
const [thick, leading] = [16, 20]
/** Top of each bar's name. */
const tops = [2, 124, 186] as const
/** Of the bars of the net yields, in percent. */
const axis = { y: 264, ticks: [0, 2, 4, 6] } as const

/** From gross to net: the bars of the drawing on the landing pages, without the gross yield that only those state. */
export function RentDrawing() {
  const translate = useMessage()
  const { percent, percentSpan } = useFormats()
  const values = { net: percentSpan(facts.netYield), cash: percentSpan(yieldOnCash(), 1) }
  const across = (value: number): number => left + (value / 100 / facts.grossYield.max) * length
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
              <Stroke look="dashed" d={box(left, y + leading, open, thick)} />
            ) : (
              <>
                <Bar look="accent" rest="wash" x={left} y={y + leading} width={open} height={thick} filled={solid} />
                <Label look="accent" x={left + open + 8} y={y + leading + thick - 3}>
                  {values[id]}
                </Label>
              </>
            )}
          </g>
        )
      })}
      {[withoutGross.basis, ...deductions].map((text, at) => (
        <Label key={text.id} x={left} y={tops[0] + leading + thick + (at + 1) * leading - 2}>
          {translate(text)}
        </Label>
      ))}
      <Stroke d={`M${left} ${axis.y}H${across(axis.ticks[3])}`} />
      {axis.ticks.map((value) => (
        <g key={value}>
          <Stroke d={`M${across(value)} ${axis.y - 4}v8`} />
          <Label x={across(value)} y={axis.y + 22} align={value === 0 ? 'start' : 'middle'}>
            {percent(value / 100)}
          </Label>
        </g>
      ))}
    </Plate>
  )
}
