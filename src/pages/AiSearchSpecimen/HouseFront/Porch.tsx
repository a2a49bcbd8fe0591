import { Area, Stroke } from '../../../components/Drawing/Drawing.tsx'
import { box } from '../../../lib/outline.ts'
import { gutter, line, lines, project, scale, series, shape, tile } from './plane.ts'

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

/** Built with a permit; its glazing, the doors in the middle with it, is not. */
export function Porch() {
  const body = shape(box(porch.west, porch.wall, porch.east, 0))
  const roof = shape([
    [porch.west + 0.1, porch.roof],
    [porch.east - 0.1, porch.roof],
    [porch.east + 0.3, porch.wall],
    [porch.west - 0.3, porch.wall],
  ])
  return (
    <>
      <Area tone="wash" d={body} />
      <Area tone="limewash" d={roof} />
      <Stroke
        tone="quiet"
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
              tone="accent"
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
                tone="accent"
                d={[box(left + 0.2, 0.7, middle - 0.2, 0.2), box(middle + 0.2, 0.7, right - 0.2, 0.2)]
                  .map(shape)
                  .join('')}
              />
            )}
            {at !== 1 && (
              <Stroke
                tone="accent"
                d={line([
                  [left, 0.5],
                  [right, 0.5],
                ])}
              />
            )}
            <Stroke d={arch(feet)} />
            <Stroke tone="quiet" d={arch(feet, 0.18)} />
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
