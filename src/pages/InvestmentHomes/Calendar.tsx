import { Area, Stroke } from '../../components/Drawing/Drawing.tsx'
import { rentedWeeks, seasons } from '../../content/yieldExample.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { rectangle } from '../../lib/outline.ts'
import { calendar as copy } from './copy.ts'
import {
  caption,
  drawing,
  months,
  outlines,
  plot,
  initial,
  rent as rentClass,
  sheet,
  whole,
  word,
  yours,
} from './Calendar.css.ts'

const weeks = 52
/** Sizes of the drawing, user units; a unit of height is 100 euro of rent. */
const [week, inset, own] = [10, 1, 13]
const height = Math.max(...seasons.map(({ rent }) => rent)) / 100
const bar = (number: number, high: number, margin = 0) =>
  rectangle((number - 1) * week + margin, height - high, week - 2 * margin, high)
const rentedBars = seasons
  .flatMap(({ id, rent }) => rentedWeeks[id].map((number) => bar(number, rent / 100, inset)))
  .join('')
const rented: readonly number[] = Object.values(rentedWeeks).flat()
const ownWeeks = Array.from({ length: weeks }, (_, index) => index + 1).filter((number) => !rented.includes(number))

/** The weeks of the example's year, in place of a picture of a house; the caption says what is drawn. */
export function Calendar() {
  const translate = useMessage()
  const { euro, date } = useFormats()
  const names = Array.from({ length: 12 }, (_, month) => date(Date.UTC(2026, month), { month: 'short' }))
  return (
    <figure className={sheet}>
      <div className={plot} aria-hidden="true">
        <svg
          className={drawing}
          viewBox={`0 0 ${weeks * week} ${height}`}
          width={weeks * week}
          height={height}
          preserveAspectRatio="none"
        >
          <Area tone="mares" d={rentedBars} />
          <g className={outlines}>
            <Stroke d={rentedBars} />
          </g>
          <Area tone="sea" d={ownWeeks.map((number) => bar(number, own)).join('')} />
        </svg>
        {seasons.map(({ id, rent }) => (
          <span key={id} className={rentClass[id]}>
            {id === 'summer' && <span className={word}>{translate(copy.rented)}</span>}
            <span>{euro(rent)}</span>
          </span>
        ))}
        <span className={yours}>{translate(copy.yours)}</span>
      </div>
      <div className={months} aria-hidden="true">
        {names.map((name) => (
          <span key={name}>
            <span className={initial}>{name.slice(0, 1)}</span>
            <span className={whole}>{name}</span>
          </span>
        ))}
      </div>
      <figcaption className={caption}>
        <Message of={copy.caption} />
      </figcaption>
    </figure>
  )
}
