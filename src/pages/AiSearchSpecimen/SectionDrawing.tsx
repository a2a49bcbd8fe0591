import { Area, Dimension, Drawing, Label, Stroke } from '../../components/Drawing/Drawing.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { notes, section as copy } from './copy.ts'
import { broad } from '../../styles/lettering.css.ts'
import { cropped } from './drawings.css.ts'
import { Mark } from './Mark.tsx'
import { box, cypress, lineOf, shapeOf, type Point, type Projection } from '../../lib/outline.ts'

/** Units of the drawing for a meter, and where the terrace is: heights in meters above it. */
const scale = 14
const project: Projection = ([x, z]) => [x * scale - 20, 136 - z * scale]

const ground: readonly Point[] = [
  [0, 6.2],
  [3, 5.4],
  [5, 4.6],
  [6.6, 4.2],
  [6.6, 0.6],
  [13.5, 0.6],
  [13.5, 0.3],
  [30.8, 0.3],
  [34.8, 0.15],
  [34.8, 0],
  [40, 0],
  [40, -1.6],
  [45.5, -1.6],
  [45.5, 0],
  [46.6, 0],
  [46.6, -2.9],
  [52, -3.4],
  [52, -4.4],
  [59.5, -5],
]
const annex: readonly Point[] = [
  [7, 0.6],
  [7, 4.1],
  [13.5, 3.25],
  [13.5, 0.6],
]
const house: readonly Point[] = [
  [19, 0.3],
  [19, 4.4],
  [24.9, 6.9],
  [30.8, 4.4],
  [30.8, 0.3],
]
const roof: readonly Point[] = [
  [18.5, 4.2],
  [24.9, 6.9],
  [31.3, 4.2],
]
const porch: readonly Point[] = [
  [30.8, 0.3],
  [30.8, 3.6],
  [34.8, 2.9],
  [34.8, 0.15],
]
const marks: Readonly<Record<string, Point>> = {
  house: [24.9, 2.2],
  cistern: [16.4, -2.2],
  porch: [32.8, 1.7],
  pool: [46.7, 1.7],
  machineRoom: [38.3, -4.3],
  annex: [10.2, 2.2],
}
/** The sun of December 21 at three, 20 degrees high: from the ridge to the foot of the porch. */
const rayEnd: Point = [50.5, 5.68]
const ray: readonly Point[] = [[34.95, 0], rayEnd]

const line = (points: readonly Point[]) => lineOf(points, project)
const shape = (points: readonly Point[]) => shapeOf(points, project)
const across = (x: number) => project([x, 0])[0]

/** Section through annex, house and pool: ink has a permit, terracotta has none. */
export function SectionDrawing() {
  const translate = useMessage()
  const { number } = useFormats()
  const [rayX, rayY] = project(rayEnd)
  return (
    <Drawing
      className={`${broad} ${cropped}`}
      width={800}
      height={230}
      title={translate(copy.title)}
      caption={translate(copy.caption)}
    >
      <Area tone="plaster" d={shape([...ground, [59.5, -6.7], [0, -6.7]])} />
      <Area tone="wash" d={shape(annex)} />
      <Area tone="wash" d={shape(porch)} />
      <Area tone="wash" d={shape(box(36.8, -0.45, 39.8, -2.7))} />
      <Area tone="mares" d={shape(box(40, -0.15, 44, -1.6))} />
      <Area tone="wash" d={shape(box(44, -0.15, 45.5, -1.6))} />
      <Stroke tone="strong" d={line(ground)} />
      <Stroke d={shape(box(14.3, -0.6, 18.5, -3.9))} />
      <Stroke
        tone="quiet"
        d={line([
          [14.3, -1.6],
          [18.5, -1.6],
        ])}
      />
      <Stroke d={line(house)} />
      <Stroke d={line(roof)} />
      <Stroke
        d={line([
          [19, 3.4],
          [30.8, 3.4],
        ])}
      />
      <Stroke
        d={line([
          [25, 0.3],
          [25, 3.4],
        ])}
      />
      <Stroke
        d={line([
          [30.8, 3.6],
          [35.2, 2.83],
        ])}
      />
      <Stroke
        d={line([
          [34.6, 0.15],
          [34.6, 2.9],
        ])}
      />
      <Stroke
        tone="accent"
        d={line([
          [34.85, 0.15],
          [34.85, 2.85],
        ])}
      />
      <Stroke tone="accent" d={shape(annex)} />
      <Stroke
        tone="accent"
        d={line([
          [6.7, 4.25],
          [13.9, 3.25],
        ])}
      />
      <Stroke tone="accent" d={shape(box(36.8, -0.45, 39.8, -2.7))} />
      <Stroke
        d={line([
          [40, -0.15],
          [44, -0.15],
        ])}
      />
      <Stroke
        tone="dashed"
        d={line([
          [44, 0],
          [44, -1.6],
        ])}
      />
      <Stroke
        tone="accent"
        d={line([
          [44, -0.15],
          [45.5, -0.15],
          [45.5, -1.6],
          [44, -1.6],
        ])}
      />
      <Stroke tone="dashed" d={line(ray)} />
      <Area tone="limewash" d={cypress([49.6, -3.21], 5.4, project)} />
      <Stroke d={cypress([49.6, -3.21], 5.4, project)} />
      <Label x={rayX} y={rayY - 10} align="end">
        {translate(copy.sun)}
      </Label>
      {(
        [
          [7, 13.5],
          [19, 30.8],
          [30.8, 34.8],
          [40, 45.5],
        ] as const
      ).map(([from, to]) => (
        <Dimension key={from} from={across(from)} to={across(to)} y={222}>
          {number(Number((to - from).toFixed(1)))}
        </Dimension>
      ))}
      <Stroke
        tone="accent"
        d={line([
          [38.3, -2.7],
          [38.3, -4.3],
        ])}
      />
      {notes.map(({ id, isPermitted }, at) => {
        const [x, y] = project(marks[id] ?? [0, 0])
        return <Mark key={id} x={x} y={y} number={at + 1} isPermitted={isPermitted} />
      })}
    </Drawing>
  )
}
