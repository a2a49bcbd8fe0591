import { Area, Stroke } from '../../components/Drawing/Drawing.tsx'
import { line } from './Availability.css.ts'

/** From midnight to midnight, with a mark at noon. */
const day = 'M0 2H24M12 2V3'

/** Minutes after midnight. */
type Props = { readonly opens: number; readonly closes: number }

/** A day as a line, filled in the hours in which we pick up. */
export function DayLine({ opens, closes }: Props) {
  return (
    <svg className={line} viewBox="0 0 24 3" preserveAspectRatio="none" aria-hidden="true">
      <Stroke d={day} />
      <Area tone="sea" d={`M${opens / 60} 0H${closes / 60}V2H${opens / 60}z`} />
    </svg>
  )
}
