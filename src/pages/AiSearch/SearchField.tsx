import { Message } from '../../i18n/Message.tsx'
import { field as copy } from './copy.ts'
import { columns, found, pitch, rowLengths, rows } from './dotField.ts'
import { caption, dot, field, figure, house, line } from './SearchField.css.ts'

const middle = (dots: number): number => (dots + 0.5) * pitch
const path = rowLengths.map((length, row) => `M${middle(0)} ${middle(row)}h${length * pitch - pitch / 2}`).join('')

/** The listings of a day as a field of dots, and a line from the one that is found to what follows the field. */
export function SearchField() {
  return (
    <figure className={figure}>
      <svg className={field} viewBox={`0 0 ${columns * pitch} ${rows * pitch}`} aria-hidden="true">
        <path className={dot} d={path} strokeWidth={pitch / 3} strokeDasharray={`0 ${pitch}`} />
        <circle className={house} cx={middle(found.left)} cy={middle(found.above)} r={pitch * 0.7} />
      </svg>
      <span className={line} />
      <figcaption className={caption}>
        <Message of={copy.caption} />
      </figcaption>
    </figure>
  )
}
