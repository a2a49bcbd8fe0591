import { Label, Stroke } from '../components/Drawing/Drawing.tsx'
import { sunDays, terrace } from '../content/specimen.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { localeTags } from '../i18n/locales.ts'
import { useMessage } from '../i18n/Message.tsx'
import { sunAt } from '../lib/sun.ts'
import { Bar } from './Bar.tsx'
import { viewing as copy } from './copy.ts'
import { left, length, Plate, right } from './Plate.tsx'

/** Hours of the axis, and of a day of viewings. */
const [dawn, dusk, begin, end] = [8, 20, 9, 18]
const houses = 3
const lunch = 60
const notes = 30
const horizon = 84
/** Hours that a line ties to the path of the sun. */
const hours = [9, 12, 15, 18] as const

/** Minutes after midnight. */
const across = (minute: number): number => left + ((minute / 60 - dawn) / (dusk - dawn)) * length
const sunY = (minute: number): number => horizon - sunAt(minute, sunDays.october, terrace).altitude * 1.6
/** From the path of the sun through both days to the hours, with gaps at the names of the days. */
const throughDays = (hour: number): string => `M${across(hour * 60)} ${sunY(hour * 60)}V98m0 24V170m0 24V246`
type Stop = {
  readonly what: 'house' | 'notes' | 'lunch'
  readonly from: number
  readonly minutes: number
  readonly house?: number
}

/** Three houses with the road before each and lunch before the last: they fill the day. */
function firstDay(inHouse: number): readonly Stop[] {
  const road = ((end - begin) * 60 - lunch) / houses - inHouse - notes
  let now = begin * 60
  return Array.from({ length: houses }, (_, at) => at + 1).flatMap((house) => {
    const pause: Stop[] = house === houses ? [{ what: 'lunch', from: now, minutes: lunch }] : []
    now += (house === houses ? lunch : 0) + road
    const visit: Stop = { what: 'house', from: now, minutes: inHouse, house }
    now += inHouse + notes
    return [...pause, visit, { what: 'notes', from: now - notes, minutes: notes } satisfies Stop]
  })
}
/** The last house in the morning, the first in the evening. */
const secondDay: readonly Stop[] = [
  { what: 'house', from: 10 * 60, minutes: 120, house: 3 },
  { what: 'lunch', from: 13 * 60, minutes: lunch },
  { what: 'house', from: 16 * 60, minutes: 120, house: 1 },
]
const looks = { house: 'accent', notes: 'plaster', lunch: 'mares' } as const
const legend = [
  { what: 'house', x: left },
  { what: 'notes', x: left + 90 },
  { what: 'lunch', x: left + 190 },
  { what: 'road', x: left + 312 },
] as const

type Props = {
  /** Minutes in each house on the first day. */
  readonly inHouse: number
}

/** Two days of viewings along the hours, below the path of the sun. */
export function ViewingDrawing({ inHouse }: Props) {
  const translate = useMessage()
  const { intl } = localeTags[useLanguage().language]
  const hour = new Intl.DateTimeFormat(intl, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' })
  const clock = (value: number) => hour.format(new Date(Date.UTC(2026, 9, 15, value))).replace(/^0/, '')
  const values = { from: clock(begin), until: clock(end), house: inHouse, notes }
  return (
    <Plate title={translate(copy.title)} description={translate(copy.description, values)}>
      <Stroke look="quiet" d={hours.map(throughDays).join('')} />
      <Sun />
      <Label x={left} y={14}>
        {translate(copy.sun)}
      </Label>
      <Day y={104} title={translate(copy.first)} stops={firstDay(inHouse)} />
      <Day y={176} title={translate(copy.second)} stops={secondDay} />
      <Stroke d={`M${left} 250H${right}`} />
      {hours.map((value) => (
        <g key={value}>
          <Stroke d={`M${across(value * 60)} 246v8`} />
          <Label x={across(value * 60)} y={272} align="middle">
            {clock(value)}
          </Label>
        </g>
      ))}
      {legend.map(({ what, x }) => (
        <g key={what}>
          {what === 'road' ? (
            <Stroke d={`M${x} 308h14`} />
          ) : (
            <Bar look={looks[what]} x={x} y={301} width={14} height={14} />
          )}
          <Label x={x + 22} y={313}>
            {translate(copy[what])}
          </Label>
        </g>
      ))}
    </Plate>
  )
}

function Day({ y, title, stops }: { readonly y: number; readonly title: string; readonly stops: readonly Stop[] }) {
  return (
    <>
      <Label look="strong" x={left} y={y + 12}>
        {title}
      </Label>
      <Stroke d={`M${across(begin * 60)} ${y + 36}H${across(end * 60)}`} />
      {stops.map(({ what, from, minutes, house }) => (
        <g key={from}>
          <Bar
            look={looks[what]}
            x={across(from)}
            y={y + 22}
            width={across(from + minutes) - across(from)}
            height={28}
          />
          {house !== undefined && (
            <Label look="light" x={across(from + minutes / 2)} y={y + 41} align="middle">
              {house}
            </Label>
          )}
        </g>
      ))}
    </>
  )
}

/** Its path on a day in October, above the horizon. */
function Sun() {
  const points: string[] = []
  for (let minute = dawn * 60; minute <= dusk * 60; minute += 10) {
    if (sunY(minute) <= horizon) points.push(`${across(minute)} ${sunY(minute)}`)
  }
  return (
    <>
      <Stroke look="quiet" d={`M${left} ${horizon}H${right}`} />
      <Stroke d={`M${points.join('L')}`} />
    </>
  )
}
