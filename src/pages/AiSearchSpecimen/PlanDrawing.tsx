import { Area, Dimension, Drawing, Label, Stroke } from '../../components/Drawing/Drawing.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { useMeasures } from '../../sections/Dossier/useMeasures.ts'
import { plan as copy } from './copy.ts'
import { half } from '../../styles/lettering.css.ts'
import { siteplan } from './drawings.css.ts'
import { circle, lineOf, shapeOf, type Point, type Projection } from '../../lib/outline.ts'
import { Mark } from './Mark.tsx'
import * as plot from './plot.ts'

const scale = 5.1
const project: Projection = ([x, y]) => [x * scale + 12, y * scale + 20]
const shape = (points: readonly Point[]) => shapeOf(points, project)
const line = (points: readonly Point[]) => lineOf(points, project)

const { west } = plot
/** What lies between the two outlines of the plot. */
const strip = [...west(plot.cadastrePlot), ...west(plot.registryPlot).toReversed()]

/** The neighbor's track, which is longer than the drawing: two strokes across it mark the break. */
const [far, bend, gate] = plot.neighborsTrack as [Point, Point, Point]
const brokenTrack = [
  line([far, [115.6, 90.6]]),
  line([[113.8, 88.8], bend, gate]),
  line([
    [113.7, 92.5],
    [117.5, 88.7],
  ]),
  line([
    [111.9, 90.7],
    [115.7, 86.9],
  ]),
].join('')

/** The outlines of Land Registry and cadastre, one above the other. */
export function PlanDrawing() {
  const translate = useMessage()
  const { figures, measure } = useMeasures()
  const [houseX, houseY] = project([52, 34])
  const [poolX, poolY] = project([32.5, 55])
  const [annexX, annexY] = project([72.5, 21])
  return (
    <Drawing
      className={`${half} ${siteplan}`}
      width={640}
      height={530}
      title={translate(copy.title)}
      caption={translate(copy.caption, figures)}
    >
      <Area tone="wash" d={shape(strip)} />
      {plot.olives.map((tree) => (
        <Stroke key={tree.join()} tone="quiet" d={circle(project(tree), 9)} />
      ))}
      <Area tone="plaster" d={shape(plot.house)} />
      <Area tone="wash" d={shape(plot.porch)} />
      <Area tone="wash" d={shape(plot.annex)} />
      <Area tone="wash" d={shape(plot.pool)} />
      <Area tone="mares" d={shape(plot.permittedPool)} />
      <Stroke d={shape(plot.cadastrePlot)} />
      <Stroke tone="dashed" d={line(west(plot.registryPlot))} />
      <Stroke d={shape(plot.house)} />
      <Stroke tone="dashed" d={shape(plot.registryHouse)} />
      <Stroke tone="accent" d={shape(plot.porch)} />
      <Stroke tone="accent" d={shape(plot.annex)} />
      <Stroke tone="accent" d={shape(plot.pool)} />
      <Stroke d={shape(plot.permittedPool)} />
      <Stroke tone="accent" d={shape(plot.machineRoom)} />
      <Stroke d={line(plot.trackOnPlot)} />
      <Stroke tone="accent" d={brokenTrack} />
      <Label tone="accent" x={76} y={262}>
        {figures.strip}
      </Label>
      <Label tone="accent" x={596} y={516} align="end">
        {translate(copy.track, figures)}
      </Label>
      <Mark x={houseX} y={houseY} number={1} isPermitted />
      <Mark x={poolX} y={poolY} number={4} isPermitted={false} />
      <Mark x={annexX} y={annexY} number={6} isPermitted={false} />
      <Dimension from={16} to={16 + 20 * scale} y={510}>
        {measure(20, 'm')}
      </Dimension>
      <Stroke d="M616 70V26M609 38l7-14l7 14" />
    </Drawing>
  )
}
