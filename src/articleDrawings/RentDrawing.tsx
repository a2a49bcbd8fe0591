import { Label, Stroke } from '../components/Drawing/Drawing.tsx'
import { calculateCosts } from '../content/calculateCosts.ts'
import { facts } from '../content/facts.ts'
import { useFormats } from '../features/purchaseCosts/useFormats.ts'
import { useMessage } from '../i18n/Message.tsx'
import { withoutGross } from '../sections/GrossToNet/copy.ts'
import { yieldBars, yieldOnCash } from '../sections/GrossToNet/yieldBars.ts'
import { Bar } from './Bar.tsx'
import { rent as copy } from './copy.ts'
import { left, length, Plate, right } from './Plate.tsx'

/** End of the scale, a ratio. */
const highest = facts.netYield.max * 1.25
const [, ...yields] = yieldBars(length, highest)
/** Top of each pair of bars; a baseline, the bars and their heights below it. */
const tops = [0, 156] as const
const [nameY, sumY, sumHeight, yieldY, yieldHeight] = [15, 26, 18, 56, 50] as const
/** Vertical lines are in these parts, since texts are between them. */
const grounds = tops.map((top) => [top + sumY + sumHeight, top + yieldY + yieldHeight + 16] as const)
/** Below the last bar, in percent. */
const axis = { y: tops[1] + yieldY + yieldHeight + 16, ticks: [0, 2, 4, 6] } as const

/** The net bars of the landing pages' drawing, each below the sum that it is a share of. */
export function RentDrawing() {
  const translate = useMessage()
  const { euro, euroSpan, percent, percentSpan } = useFormats()
  const price = facts.feeExamples[1]
  const { total } = calculateCosts(price, 'resale')
  const [least, most] = [price + total.min, price + total.max]
  const cash = percentSpan(yieldOnCash(), 1)
  const shown: Partial<Record<string, { sum: string; share: string; filled: number; open: number }>> = {
    net: { sum: euro(price), share: percentSpan(facts.netYield), filled: price, open: price },
    cash: { sum: euroSpan({ min: least, max: most }), share: cash, filled: least, open: most },
  }
  const across = (value: number): number => left + (value / 100 / highest) * length
  return (
    <Plate title={translate(copy.title)} description={translate(copy.description, { cashYield: cash })}>
      <Stroke
        look="quiet"
        d={axis.ticks.flatMap((value) => grounds.map(([from, to]) => `M${across(value)} ${from}V${to}`)).join('')}
      />
      {yields.map(({ id, solid, open }, at) => {
        const [y, row] = [tops[at]!, shown[id]!]
        return (
          <g key={id}>
            <Label look="strong" x={left} y={y + nameY}>
              {translate(withoutGross.bars[id])}
            </Label>
            <Label x={right} y={y + nameY} align="end">
              {row.sum}
            </Label>
            <Bar
              look="mares"
              rest="plaster"
              x={left}
              y={y + sumY}
              width={(row.open / most) * length}
              height={sumHeight}
              filled={(row.filled / most) * length}
            />
            <Bar look="accent" rest="wash" x={left} y={y + yieldY} width={open} height={yieldHeight} filled={solid} />
            <Label look="accent" x={left + (solid + open) / 2} y={y + yieldY + yieldHeight / 2 + 5} align="middle">
              {row.share}
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
