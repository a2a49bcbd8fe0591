import { Area, Stroke } from '../../../components/Drawing/Drawing.tsx'
import type { Point } from '../../../lib/outline.ts'
import { line, lines, series, shape } from './plane.ts'

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
export function Ground() {
  return (
    <>
      {banks.map((bank) => (
        <Area key={bank[0]?.join()} tone="plaster" d={shape(bank)} />
      ))}
      <Stroke
        tone="quiet"
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
        tone="strong"
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
        tone="strong"
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
