import { Area, Dimension, Drawing, Stroke } from '../../components/Drawing/Drawing.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { front as copy } from './copy.ts'
import { full } from './drawings.css.ts'
import { box, cypress, lineOf, shapeOf, type Point, type Projection } from './outline.ts'
import { useFormats } from './useFormats.ts'

/** Meters from the left edge of the sheet, and heights above the terrace. */
const scale = 22
const project: Projection = ([x, z]) => [x * scale, 202 - z * scale]
const line = (points: readonly Point[]) => lineOf(points, project)
const shape = (points: readonly Point[]) => shapeOf(points, project)
const lines = (all: readonly (readonly Point[])[]) => all.map(line).join('')

/** The house is 20 meters long; its eaves and ridge are those of the section. */
const [west, east, eaves, ridge] = [8.2, 28.2, 4.2, 6.9]
/** By how much the roof overhangs the walls at the gables. */
const verge = 0.35
/** A gutter along the eaves, and the row of ridge tiles. */
const [gutter, ridgeTile] = [0.14, 0.16]
const tile = 0.5
const tiles = Array.from({ length: Math.round((east - west) / tile) + 1 }, (_, at) => west + at * tile)

/** `count` items, evenly spaced. */
const series = (from: number, step: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => from + at * step)

const windows = [9.4, 12.1, 14.8] as const
const [sill, lintel] = [0.9, 2.7]
/** Louvers of a shutter from sill to lintel. */
const louvers = series(sill + 0.2, 0.2, 8)

const porch = { west: 17.2, east: 26.2, wall: 2.75, roof: 3.5 } as const
/** Feet of the arches: three of 1.8 meters, in the middle of the porch. */
const arches = [18.4, 20.8, 23.2].map((left) => [left, left + 1.8] as const)
const spring = 1.5

/** Half a circle on two posts, `around` the opening by some meters. */
function arch([left, right]: readonly [number, number], around = 0): string {
  const [x, y] = project([left - around, spring])
  const [, floor] = project([left, 0])
  const radius = ((right - left) / 2 + around) * scale
  const foot = around === 0 ? floor : y
  return `M${x.toFixed(1)} ${foot.toFixed(1)}V${y.toFixed(1)}a${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${(2 * radius).toFixed(1)} 0V${foot.toFixed(1)}`
}

/** Where each cypress grows, and its height; meters. */
const cypresses = [
  [3.4, 0, 6.2],
  [4.9, 0, 4.8],
  [32.6, -1, 7],
] as const

/** The terrace wall: courses of dry stone between the coping and the sloping ground. */
const wall = { west: 13, east: 30.4, coping: -0.25 } as const
const footAt = (x: number): number => -2.4 - ((x - wall.west) / (wall.east - wall.west)) * 0.3
const courses = series(wall.coping, -0.42, 5)
/** Joints break from course to course; stones are 0.6 to 1.1 meters long. */
const joints = courses.flatMap((top, course) => {
  const stones: (readonly Point[])[] = []
  let x = wall.west + 0.3 + ((course * 0.37) % 0.6)
  for (let at = 0; x < wall.east - 0.2; at++) {
    stones.push([
      [x, top],
      [x, top === courses.at(-1) ? footAt(x) : top - 0.42],
    ])
    x += 0.6 + ((at * 7 + course * 3) % 6) * 0.1
  }
  return stones
})
/** Long and short stones in turn at both corners of the house. */
const quoins = series(0, 0.42, 9).flatMap((bottom, at) => {
  const length = at % 2 === 0 ? 0.5 : 0.3
  return [box(west, bottom + 0.42, west + length, bottom), box(east - length, bottom + 0.42, east, bottom)]
})

/** The southwest front of the house, as seen from below the terrace. */
export function FrontDrawing() {
  const translate = useMessage()
  const { measure } = useFormats()
  return (
    <Drawing
      className={full}
      width={800}
      height={306}
      title={translate(copy.title)}
      description={translate(copy.description)}
      caption={translate(copy.caption)}
    >
      <Stroke
        look="quiet"
        d="M0 92L62 78L120 42L172 24L216 30L264 54L320 60L374 44L432 26L488 10L542 8L602 28L652 52L708 64L762 68L800 82"
      />
      <House />
      {windows.map((x) => (
        <Window key={x} x={x} />
      ))}
      <Porch />
      {cypresses.map(([x, foot, height]) => (
        <g key={x}>
          <Area look="limewash" d={cypress([x, foot], height, project)} />
          <Stroke d={cypress([x, foot], height, project)} />
        </g>
      ))}
      <Ground />
      <Dimension from={8} to={8 + 5 * scale} y={302}>
        {measure(5, 'm')}
      </Dimension>
    </Drawing>
  )
}

function House() {
  const roof = shape(box(west - verge, ridge, east + verge, eaves))
  const chimney = shape(box(25.2, 7.7, 26.1, 6.2))
  const cap = shape(box(25.05, 7.85, 26.25, 7.7))
  return (
    <>
      <Area look="plaster" d={shape(box(west, eaves, east, 0))} />
      <Area look="limewash" d={roof} />
      <Stroke
        look="quiet"
        d={lines(
          tiles.map((x) => [
            [x, eaves + gutter],
            [x, ridge - ridgeTile],
          ]),
        )}
      />
      <Stroke look="quiet" d={quoins.map(shape).join('')} />
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
      <Area look="plaster" d={chimney} />
      <Stroke d={chimney} />
      <Area look="plaster" d={cap} />
      <Stroke d={cap} />
    </>
  )
}

function Window({ x }: { readonly x: number }) {
  const leaves = [x - 0.55, x + 1]
  return (
    <>
      <Area look="limewash" d={shape(box(x, lintel, x + 1, sill))} />
      <Stroke
        look="quiet"
        d={lines(
          leaves.flatMap((left) =>
            louvers.map((z): readonly Point[] => [
              [left + 0.08, z],
              [left + 0.47, z],
            ]),
          ),
        )}
      />
      {leaves.map((left) => (
        <Stroke key={left} d={shape(box(left, lintel, left + 0.55, sill))} />
      ))}
      <Stroke d={shape(box(x, lintel, x + 1, sill))} />
      <Stroke
        d={lines([
          [
            [x + 0.5, lintel],
            [x + 0.5, sill],
          ],
          [
            [x, 2.1],
            [x + 1, 2.1],
          ],
        ])}
      />
      <Stroke d={shape(box(x - 0.2, lintel + 0.28, x + 1.2, lintel))} />
      <Stroke d={shape(box(x - 0.12, sill, x + 1.12, sill - 0.13))} />
    </>
  )
}

/** Built with a permit; its glazing, the doors in the middle with it, is not. */
function Porch() {
  const body = shape(box(porch.west, porch.wall, porch.east, 0))
  const roof = shape([
    [porch.west + 0.1, porch.roof],
    [porch.east - 0.1, porch.roof],
    [porch.east + 0.3, porch.wall],
    [porch.west - 0.3, porch.wall],
  ])
  return (
    <>
      <Area look="wash" d={body} />
      <Area look="limewash" d={roof} />
      <Stroke
        look="quiet"
        d={lines(
          series(porch.west + tile / 2, tile, 18).map((x) => [
            [x, porch.wall + gutter],
            [x, porch.roof],
          ]),
        )}
      />
      <Stroke d={roof} />
      <Stroke
        d={line([
          [porch.west - 0.22, porch.wall + gutter],
          [porch.east + 0.22, porch.wall + gutter],
        ])}
      />
      <Stroke d={body} />
      {arches.map((feet, at) => {
        const [left, right] = feet
        const middle = (left + right) / 2
        return (
          <g key={left}>
            <Stroke
              look="accent"
              d={lines([
                [
                  [middle, 0],
                  [middle, spring + (right - left) / 2],
                ],
                [
                  [left, spring],
                  [right, spring],
                ],
              ])}
            />
            {at === 1 && (
              <Stroke
                look="accent"
                d={[box(left + 0.2, 0.7, middle - 0.2, 0.2), box(middle + 0.2, 0.7, right - 0.2, 0.2)]
                  .map(shape)
                  .join('')}
              />
            )}
            {at !== 1 && (
              <Stroke
                look="accent"
                d={line([
                  [left, 0.5],
                  [right, 0.5],
                ])}
              />
            )}
            <Stroke d={arch(feet)} />
            <Stroke look="quiet" d={arch(feet, 0.18)} />
            <Stroke
              d={lines([
                [
                  [left - 0.22, spring],
                  [left, spring],
                ],
                [
                  [right, spring],
                  [right + 0.22, spring],
                ],
              ])}
            />
          </g>
        )
      })}
    </>
  )
}

/** The ground on both sides of the terrace wall. */
const banks: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [13, 0],
    [13, -2.4],
    [0, -2.5],
  ],
  [
    [30.4, -0.9],
    [36.3, -1.2],
    [36.3, -3.25],
    [30.4, -2.7],
  ],
]

/** The terrace with its dry-stone wall, and the slope below it. */
function Ground() {
  return (
    <>
      {banks.map((bank) => (
        <Area key={bank[0]?.join()} look="plaster" d={shape(bank)} />
      ))}
      <Stroke
        look="quiet"
        d={lines([
          ...joints,
          ...courses.slice(1).map((z): readonly Point[] => [
            [wall.west, z],
            [wall.east, z],
          ]),
        ])}
      />
      <Stroke
        d={line([
          [wall.west, wall.coping],
          [wall.east, wall.coping],
        ])}
      />
      <Stroke
        look="strong"
        d={line([
          [0, 0],
          [30.4, 0],
          [30.4, -0.9],
          [36.3, -1.2],
        ])}
      />
      <Stroke
        d={lines([
          [
            [13, 0],
            [13, -2.4],
          ],
          [
            [30.4, -0.9],
            [30.4, -2.7],
          ],
        ])}
      />
      <Stroke
        look="strong"
        d={line([
          [0, -2.5],
          [13, -2.4],
          [30.4, -2.7],
          [36.3, -3.25],
        ])}
      />
    </>
  )
}
