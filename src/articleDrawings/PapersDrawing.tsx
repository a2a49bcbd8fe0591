import { Label, Stroke } from '../components/Drawing/Drawing.tsx'
import { facts } from '../content/facts.ts'
import { useMessage } from '../i18n/Message.tsx'
import { Bar } from './Bar.tsx'
import { papers as copy } from './copy.ts'
import { left, Plate, right } from './Plate.tsx'

/** Width of the search before the house is found, and of a week after it, user units. */
const search = 72
const week = 30
const { nieWeeks, bankWeeks, militaryWeeks } = facts
const found = left + search
const at = (weeks: number): number => found + weeks * week
/** The axis has a gap after these weeks. */
const shownWeeks = 6
const ticks = [...Array.from({ length: shownWeeks }, (_, place) => at(place + 1)), right - week]
const [row, thick] = [54, 14]

/** Filled for the shortest time, open for the longest; positions across the drawing. */
const rows = [
  { id: 'funds', from: left, filled: found, open: found },
  { id: 'nie', from: found, filled: at(nieWeeks.min), open: at(nieWeeks.max) },
  { id: 'bank', from: at(nieWeeks.max), filled: at(nieWeeks.max + bankWeeks), open: at(nieWeeks.max + bankWeeks) },
  { id: 'permit', from: found, filled: at(militaryWeeks.min), open: at(militaryWeeks.max) },
  { id: 'money', from: right - week, filled: right, open: right },
] as const

/** What has to be done between the search and the deed, in its order and to scale; the axis has a gap before the deed. */
export function PapersDrawing() {
  const translate = useMessage()
  const axis = rows.length * row + 10
  return (
    <Plate title={translate(copy.title)} description={translate(copy.description)}>
      {rows.map(({ id, from, filled, open }, place) => {
        const y = place * row
        const isLate = id === 'money'
        return (
          <g key={id}>
            <Label x={isLate ? right : from} y={y + 15} align={isLate ? 'end' : 'start'}>
              {translate(copy[id])}
            </Label>
            <Bar look="mares" x={from} y={y + 24} width={open - from} height={thick} filled={filled - from} />
          </g>
        )
      })}
      <Stroke d={`M${left} ${axis}H${at(shownWeeks + 1)}l4 -6l6 12l4 -6H${right}`} />
      <Stroke d={ticks.map((x) => `M${x} ${axis - 5}v5`).join('')} />
      <Stroke look="accent" d={`M${found} ${axis - 8}v16M${right} ${axis - 8}v16`} />
      <Label look="accent" x={found} y={axis + 28}>
        {translate(copy.found)}
      </Label>
      <Label look="accent" x={right} y={axis + 28} align="end">
        {translate(copy.deed)}
      </Label>
    </Plate>
  )
}
