import { Area, Dimension, Label, Stroke } from '../components/Drawing/Drawing.tsx'
import { useMessage } from '../i18n/Message.tsx'
import { crown, lineOf, shapeOf, type Point, type Projection } from '../pages/AiSearchSpecimen/outline.ts'
import * as plot from '../pages/AiSearchSpecimen/plot.ts'
import { finca as copy } from './copy.ts'
import { left, Plate } from './Plate.tsx'

const scale = 3.6
/** The plot is as wide as the drawing. */
const project: Projection = ([x, y]) => [x * scale - 10.6, y * scale - 10]
const shape = (points: readonly Point[]) => shapeOf(points, project)
const line = (points: readonly Point[]) => lineOf(points, project)

const labels = [
  { id: 'house', at: [38.5, 31], look: 'strong', align: 'end' },
  { id: 'annex', at: [64, 19.5], look: 'accent', align: 'middle' },
  { id: 'porch', at: [42.5, 41.5], look: 'accent', align: 'end' },
  { id: 'pool', at: [35, 51], look: 'strong', align: 'end' },
  { id: 'track', at: [109.3, 88.8], look: 'note', align: 'end' },
] as const
/** Up to the edge of the drawing. */
const neighborsTrack = [[114, 88.9], ...plot.neighborsTrack.slice(2)] as const

/** The plot of the specimen dossier in plan: ink has a permit, terracotta has none; two boundaries in the west. */
export function FincaDrawing() {
  const translate = useMessage()
  return (
    <Plate title={translate(copy.title)} description={translate(copy.description)}>
      {plot.olives.map((tree) => (
        <Stroke key={tree.join()} look="quiet" d={crown(project(tree), 6)} />
      ))}
      <Area look="plaster" d={shape(plot.house)} />
      {[plot.porch, plot.annex, plot.pool].map((points) => (
        <Area key={points.join()} look="wash" d={shape(points)} />
      ))}
      <Area look="plaster" d={shape(plot.permittedPool)} />
      <Stroke d={shape(plot.cadastrePlot)} />
      <Stroke look="dashed" d={line(plot.west(plot.registryPlot))} />
      <Stroke look="strong" d={shape(plot.house)} />
      {[plot.porch, plot.annex, plot.pool].map((points) => (
        <Stroke key={points.join()} look="accent" d={shape(points)} />
      ))}
      <Stroke look="strong" d={shape(plot.permittedPool)} />
      <Stroke look="track" d={line(plot.ownTrack)} />
      <Stroke look="track" d={line(neighborsTrack)} />
      {labels.map(({ id, at, look, align }) => {
        const [x, y] = project(at)
        return (
          <Label key={id} look={look} x={x} y={y} align={align}>
            {translate(copy[id])}
          </Label>
        )
      })}
      <Dimension from={left} to={left + 20 * scale} y={306}>
        {'20\u00A0m'}
      </Dimension>
    </Plate>
  )
}
