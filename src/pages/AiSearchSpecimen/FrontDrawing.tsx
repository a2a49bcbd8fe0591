import { Area, Drawing, Stroke } from '../../components/Drawing/Drawing.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { front as copy } from './copy.ts'
import { broad } from './drawings.css.ts'
import { box, lineOf, shapeOf, textOf, type Point, type Projection } from './outline.ts'

/** Meters from the left edge of the sheet, and heights above the terrace. */
const scale = 22
const project: Projection = ([x, z]) => [x * scale, 206 - z * scale]
const line = (points: readonly Point[]) => lineOf(points, project)
const shape = (points: readonly Point[]) => shapeOf(points, project)

/** The house is 20 meters long; its eaves and ridge are those of the section. */
const [west, east, eaves, ridge] = [8.2, 28.2, 4.2, 6.9]
const tiles = Array.from({ length: 40 }, (_, at) => west + (at + 0.5) * 0.5)
const windows = [9.4, 12.1, 14.8] as const
/** Feet of the arches. */
const arches = [
  [18.1, 19.9],
  [20.5, 22.3],
  [22.9, 24.7],
] as const

function arch([left, right]: readonly [number, number]): string {
  const [x, spring] = project([left, 1.6])
  const [, floor] = project([left, 0])
  const radius = Number((((right - left) / 2) * scale).toFixed(1))
  return `M${x.toFixed(1)} ${floor.toFixed(1)}V${spring.toFixed(1)}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${floor.toFixed(1)}`
}

/** Where each cypress grows, and its height; meters. */
const cypresses = [
  [3.4, 0, 6.2],
  [4.9, 0, 4.8],
  [32.6, -1, 7],
] as const

function cypress([x, foot]: Point, height: number): string {
  const half = height * 0.118
  const at = (side: number, share: number): string => textOf(project([x + side * half, foot + share * height]))
  return `M${at(0, 1)}C${at(0.5, 0.675)} ${at(1, 0.35)} ${at(0, 0)}C${at(-1, 0.35)} ${at(-0.5, 0.675)} ${at(0, 1)}`
}

/** The southwest front of the house, as seen from below the terrace. */
export function FrontDrawing() {
  const translate = useMessage()
  return (
    <Drawing
      className={broad}
      width={800}
      height={290}
      title={translate(copy.title)}
      description={translate(copy.description)}
      caption={translate(copy.caption)}
    >
      <Stroke
        look="quiet"
        d="M0 96L62 82L120 46L172 28L216 34L264 58L320 64L374 48L432 30L488 14L542 12L602 32L652 56L708 68L762 72L800 86"
      />
      <Area look="plaster" d={shape(box(west, eaves, east, 0))} />
      <Area look="wash" d={shape(box(17.4, 2.75, 26.4, 0))} />
      {tiles.map((x) => (
        <Stroke
          key={x}
          look="quiet"
          d={line([
            [x, eaves],
            [x, ridge],
          ])}
        />
      ))}
      <Stroke d={shape(box(west - 0.3, ridge, east + 0.3, eaves))} />
      <Stroke d={shape(box(west, eaves, east, 0))} />
      <Stroke d={shape(box(25.2, 7.9, 26.1, ridge))} />
      {windows.map((x) => (
        <g key={x}>
          <Stroke d={shape(box(x, 2.7, x + 1, 0.9))} />
          <Stroke
            look="quiet"
            d={line([
              [x + 0.5, 2.7],
              [x + 0.5, 0.9],
            ])}
          />
          <Stroke d={shape(box(x - 0.55, 2.75, x, 0.85))} />
          <Stroke d={shape(box(x + 1, 2.75, x + 1.55, 0.85))} />
        </g>
      ))}
      <Area look="plaster" d={shape(box(17.2, 3.5, 26.6, 2.75))} />
      <Stroke
        d={shape([
          [17.5, 3.5],
          [26.3, 3.5],
          [26.7, 2.75],
          [17.1, 2.75],
        ])}
      />
      <Stroke d={shape(box(17.4, 2.75, 26.4, 0))} />
      {arches.map((feet) => {
        const [left, right] = feet
        return (
          <g key={left}>
            <Stroke
              look="accent"
              d={line([
                [(left + right) / 2, 0],
                [(left + right) / 2, 2.45],
              ])}
            />
            <Stroke
              look="accent"
              d={line([
                [left, 1.4],
                [right, 1.4],
              ])}
            />
            <Stroke d={arch(feet)} />
          </g>
        )
      })}
      {cypresses.map(([x, foot, height]) => (
        <Stroke key={x} d={cypress([x, foot], height)} />
      ))}
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
        d={line([
          [13, 0],
          [13, -2.4],
        ])}
      />
      <Stroke
        d={line([
          [30.4, -0.9],
          [30.4, -2.7],
        ])}
      />
      <Stroke
        look="quiet"
        d={line([
          [13, -0.8],
          [30.4, -0.8],
        ])}
      />
      <Stroke
        look="quiet"
        d={line([
          [13, -1.6],
          [30.4, -1.7],
        ])}
      />
      <Stroke
        look="strong"
        d={line([
          [0, -2.9],
          [13, -2.4],
          [30.4, -2.7],
          [36.3, -3.25],
        ])}
      />
    </Drawing>
  )
}
