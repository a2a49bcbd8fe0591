import { Label, Stroke } from '../components/Drawing/Drawing.tsx'
import { facts } from '../content/facts.ts'
import { useFormats } from '../features/purchaseCosts/useFormats.ts'
import { useMessage } from '../i18n/Message.tsx'
import { withoutGross } from '../sections/GrossToNet/copy.ts'
import { yieldBars, yieldOnCash } from '../sections/GrossToNet/yieldBars.ts'
import { Bar } from './Bar.tsx'
import { rent as copy } from './copy.ts'
import { left, length, Plate } from './Plate.tsx'

/** End of the scale, a ratio: leaves room for the figure behind the longest bar. */
const highest = facts.netYield.max * 1.25
const [, ...bars] = yieldBars(length, highest)
/** Height of a bar, and the lines of text, user units. */
const [thick, leading] = [30, 22]
/** Top of each bar's name. */
const tops = [28, 128] as const
/** Of the bars of the net yields, in percent. */
const axis = { y: 240, ticks: [0, 2, 4, 6] } as const

/** The net bars of the landing pages' drawing; only those pages state a gross yield. */
export function RentDrawing() {
  const translate = useMessage()
  const { percent, percentSpan } = useFormats()
  const [net, cash] = [percentSpan(facts.netYield), percentSpan(yieldOnCash(), 1)]
  const across = (value: number): number => left + (value / 100 / highest) * length
  return (
    <Plate title={translate(copy.title)} description={translate(copy.description, { cashYield: cash })}>
      {bars.map(({ id, solid, open }, at) => {
        const y = tops[at]!
        return (
          <g key={id}>
            <Label look="strong" x={left} y={y + 12}>
              {translate(withoutGross.bars[id])}
            </Label>
            <Bar look="accent" rest="wash" x={left} y={y + leading} width={open} height={thick} filled={solid} />
            <Label look="accent" x={left + open + 8} y={y + leading + thick - 10}>
              {id === 'net' ? net : cash}
            </Label>
          </g>
        )
      })}
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
