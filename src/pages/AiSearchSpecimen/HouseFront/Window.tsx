import { Area, Stroke } from '../../../components/Drawing/Drawing.tsx'
import { box, type Point } from '../../../lib/outline.ts'
import { lines, series, shape } from './plane.ts'

const [sill, lintel] = [0.9, 2.7]
/** Louvers of a shutter from sill to lintel. */
const louvers = series(sill + 0.2, 0.2, 8)

export function Window({ x }: { readonly x: number }) {
  const leaves = [x - 0.55, x + 1]
  return (
    <>
      <Area tone="limewash" d={shape(box(x, lintel, x + 1, sill))} />
      <Stroke
        tone="quiet"
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
