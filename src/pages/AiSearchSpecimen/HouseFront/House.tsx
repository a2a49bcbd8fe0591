import { Area, Stroke } from '../../../components/Drawing/Drawing.tsx'
import { box } from '../../../lib/outline.ts'
import { gutter, lines, series, shape, tile } from './plane.ts'
import { Window } from './Window.tsx'

/** The house is 20 meters long; its eaves and ridge are those of the section. */
const [west, east, eaves, ridge] = [8.2, 28.2, 4.2, 6.9]
/** By how much the roof overhangs the walls at the gables. */
const verge = 0.35
const ridgeTile = 0.16
const tiles = series(west, tile, Math.round((east - west) / tile) + 1)

const windows = [9.4, 12.1, 14.8] as const

/** Long and short stones in turn at both corners of the house. */
const quoins = series(0, 0.42, 9).flatMap((bottom, at) => {
  const length = at % 2 === 0 ? 0.5 : 0.3
  return [box(west, bottom + 0.42, west + length, bottom), box(east - length, bottom + 0.42, east, bottom)]
})

export function House() {
  const roof = shape(box(west - verge, ridge, east + verge, eaves))
  const chimney = shape(box(25.2, 7.7, 26.1, 6.2))
  const cap = shape(box(25.05, 7.85, 26.25, 7.7))
  return (
    <>
      <Area tone="plaster" d={shape(box(west, eaves, east, 0))} />
      <Area tone="limewash" d={roof} />
      <Stroke
        tone="quiet"
        d={lines(
          tiles.map((x) => [
            [x, eaves + gutter],
            [x, ridge - ridgeTile],
          ]),
        )}
      />
      <Stroke tone="quiet" d={quoins.map(shape).join('')} />
      <Stroke d={shape(box(west, eaves, east, 0))} />
      <Stroke d={roof} />
      <Stroke
        d={lines([
          [
            [west - verge, eaves + gutter],
            [east + verge, eaves + gutter],
          ],
          [
            [west - verge, ridge - ridgeTile],
            [east + verge, ridge - ridgeTile],
          ],
        ])}
      />
      <Area tone="plaster" d={chimney} />
      <Stroke d={chimney} />
      <Area tone="plaster" d={cap} />
      <Stroke d={cap} />
      {windows.map((x) => (
        <Window key={x} x={x} />
      ))}
    </>
  )
}
