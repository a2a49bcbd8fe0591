import { Drawing, Label, Stroke } from '../../components/Drawing/Drawing.tsx'
import { askingPrices, dossierDate, ourPrice, specimen } from '../../content/specimen.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { history as copy } from './copy.ts'
import { narrow } from '../../styles/lettering.css.ts'

/** Lowest and highest price of the scale, euro. */
const floor = 1_800_000
const ceiling = 2_500_000
const left = 0
const right = 640
const top = 12
const bottom = 226

const start = Date.parse('2026-03-01')
const end = Date.parse('2026-11-30')
const across = (day: string): number =>
  Number((left + ((Date.parse(day) - start) / (end - start)) * (right - left)).toFixed(1))
const up = (euro: number): number => Number((bottom - ((euro - floor) / (ceiling - floor)) * (bottom - top)).toFixed(1))

const until = across(dossierDate)
/** From each price down to the next, and on to the date of the dossier. */
const steps = `${askingPrices
  .map(({ day, euro }, at) => (at === 0 ? `M${across(day)} ${up(euro)}` : `H${across(day)}V${up(euro)}`))
  .join('')}H${until}`
/** First day of every month of the scale. */
const months = Array.from({ length: 9 }, (_, at) => `2026-${String(at + 3).padStart(2, '0')}-01`)

/** The asking prices as steps, and ours below them. */
export function HistoryDrawing() {
  const translate = useMessage()
  const { date: formatDate, day, euro } = useFormats()
  const [first, second, third] = askingPrices
  const description = translate(copy.description, {
    first: euro(first.euro),
    firstDay: day(first.day),
    second: euro(second.euro),
    secondDay: day(second.day),
    third: euro(third.euro),
    thirdDay: day(third.day),
    ours: euro(ourPrice),
  })
  return (
    <Drawing
      className={narrow}
      width={640}
      height={266}
      title={translate(copy.title)}
      description={description}
      caption={translate(copy.caption, { floor: euro(floor) })}
    >
      <Stroke tone="quiet" d={`M${left} ${bottom}H${right}`} />
      {months.map((date, at) => (
        <g key={date}>
          <Stroke tone="quiet" d={`M${across(date)} ${bottom}v6`} />
          {at % 2 === 0 && (
            <Label x={across(date)} y={bottom + 32}>
              {formatDate(date, { month: 'short' })}
            </Label>
          )}
        </g>
      ))}
      <Stroke tone="dashed" d={`M${left} ${up(ourPrice)}H${right}`} />
      <Stroke tone="strong" d={steps} />
      {askingPrices.map((price) => {
        const isLast = price.day === third.day
        const at = { x: isLast ? until : across(price.day) + 8, align: isLast ? 'end' : 'start' } as const
        return (
          <g key={price.day}>
            <Label tone="strong" {...at} y={up(price.euro) + 28}>
              {euro(price.euro)}
            </Label>
            <Label {...at} y={up(price.euro) + 54}>
              {translate(specimen.agencies[price.by])}
            </Label>
          </g>
        )
      })}
      <Label tone="strong" x={left} y={up(ourPrice) - 10}>
        {translate(copy.ours)} {euro(ourPrice)}
      </Label>
    </Drawing>
  )
}
