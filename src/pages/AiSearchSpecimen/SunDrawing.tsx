import { Area, Drawing, Label, Stroke } from '../../components/Drawing/Drawing.tsx'
import { skyline, sunDates, sunDays, terrace } from '../../content/specimen.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { skylineAt, sunAt, type SunDay } from '../../lib/sun.ts'
import { sun as copy } from './copy.ts'
import { broad } from '../../styles/lettering.css.ts'
import { lineOf, shapeOf, type Point, type Projection } from '../../lib/outline.ts'
import type { SunDayName } from './sunOn.ts'

/** Azimuths from east-northeast to west-northwest, and altitudes from the horizon up. */
const east = 60
const west = 300
const project: Projection = ([azimuth, altitude]) => [((azimuth - east) / (west - east)) * 632 + 4, 262 - altitude * 3]

const isShown = ([azimuth, altitude]: Point): boolean => azimuth >= east && azimuth <= west && altitude >= 0
/** The path of a day every five minutes, cut where the skyline takes or gives the sun. */
function runsOf(day: SunDay) {
  const runs: { isLit: boolean; points: Point[] }[] = []
  for (let minute = 0; minute < 1440; minute += 5) {
    const { azimuth, altitude } = sunAt(minute, day, terrace)
    const point: Point = [azimuth, altitude]
    if (!isShown(point)) continue
    const isLit = altitude > skylineAt(azimuth, skyline)
    const last = runs.at(-1)
    last?.points.push(point)
    if (last?.isLit !== isLit) runs.push({ isLit, points: [point] })
  }
  return runs
}

const ridge: readonly Point[] = [
  [east, skylineAt(east, skyline)],
  ...skyline
    .map(({ azimuth, altitude }): Point => [azimuth, altitude])
    .filter(([azimuth]) => azimuth > east && azimuth < west),
  [west, skylineAt(west, skyline)],
]
const directions = [
  ['east', 90],
  ['southeast', 135],
  ['south', 180],
  ['southwest', 225],
  ['west', 270],
] as const
const tones = { june: 'hair', october: 'hair', december: 'strong' } as const

/** Three paths of the sun above the skyline of the terrace. */
export function SunDrawing() {
  const translate = useMessage()
  const { day } = useFormats()
  return (
    <Drawing className={broad} width={640} height={292} title={translate(copy.title)} caption={translate(copy.caption)}>
      <Area tone="mares" d={shapeOf([...ridge, [west, 0], [east, 0]], project)} />
      {Object.entries(sunDays).map(([name, sunDay]) => (
        <g key={name}>
          {runsOf(sunDay).map(({ isLit, points }) => (
            <Stroke
              key={points[0]?.[0]}
              tone={isLit ? tones[name as SunDayName] : 'dashed'}
              d={lineOf(points, project)}
            />
          ))}
          <Label
            tone={name === 'december' ? 'strong' : 'note'}
            x={project([180, 0])[0]}
            y={project([180, 90 - terrace.latitude + sunDay.declination])[1] - 12}
            align="middle"
          >
            {day(sunDates[name as SunDayName])}
          </Label>
        </g>
      ))}
      <Stroke d={lineOf(ridge, project)} />
      <Stroke
        d={lineOf(
          [
            [east, 0],
            [west, 0],
          ],
          project,
        )}
      />
      {directions.map(([name, azimuth]) => (
        <Label key={name} x={project([azimuth, 0])[0]} y={286} align="middle">
          {translate(copy.directions[name])}
        </Label>
      ))}
    </Drawing>
  )
}
