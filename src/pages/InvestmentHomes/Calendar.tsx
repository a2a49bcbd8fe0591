import { Area } from '../../components/Drawing/Drawing.tsx'
import { rentedWeeks, seasons } from '../../content/yieldExample.ts'
import { Message } from '../../i18n/Message.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { usePage } from '../../seo/usePage.ts'
import { calendar } from './copy.ts'
import { caption, drawing, months, sheet } from './Calendar.css.ts'

const weeks = 52
/** Sizes of the drawing, user units; a unit of height is 100 euro of rent. */
const [week, gap, height, own] = [10, 2, 100, 4]
const bar = (number: number, high: number) => `M${(number - 1) * week} ${height}v${-high}h${week - gap}v${high}z`
const rented: readonly number[] = Object.values(rentedWeeks).flat()
const ownWeeks = Array.from({ length: weeks }, (_, index) => index + 1).filter((number) => !rented.includes(number))

/** The weeks of the example's year, in place of a picture of a house; the caption says what is drawn. */
export function Calendar() {
  const { intl } = localeTags[usePage().locale]
  const monthName = new Intl.DateTimeFormat(intl, { month: 'short', timeZone: 'UTC' })
  return (
    <figure className={sheet}>
      <svg
        className={drawing}
        viewBox={`0 0 ${weeks * week - gap} ${height}`}
        width={weeks * week - gap}
        height={height}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {seasons.map(({ id, rent }) => (
          <Area key={id} tone="mares" d={rentedWeeks[id].map((number) => bar(number, rent / 100)).join('')} />
        ))}
        <Area tone="sea" d={ownWeeks.map((number) => bar(number, own)).join('')} />
      </svg>
      <div className={months} aria-hidden="true">
        {Array.from({ length: 12 }, (_, month) => (
          <span key={month}>{monthName.format(new Date(Date.UTC(2026, month)))}</span>
        ))}
      </div>
      <figcaption className={caption}>
        <Message of={calendar.caption} />
      </figcaption>
    </figure>
  )
}
