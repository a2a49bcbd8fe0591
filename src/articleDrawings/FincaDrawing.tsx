import { Area, Dimension, Label, Stroke } from '../components/Drawing/Drawing.tsx'
import { useMessage } from '../i18n/Message.tsx'
import { crown, lineOf, shapeOf, type Point, type Projection } from '../pages/AiSearchSpecimen/outline.ts'
import * as plot from '../pages/AiSearchSpecimen/plot.ts'
import { finca as copy } from './copy.ts'
import { left, Plate } from './Plate.tsx'

const scale = 3
const project: Projection = ([x, y]) => [x * scale - 2, y * scale - 6]
const shape = (points: readonly Point[]) => shapeOf(points, project)
const line = (points: readonly Point[]) => lineOf(points, project)

const labels = [
  { id: 'house', at: [38.5, 31], look: 'strong', align: 'end' },
  { id: 'annex', at: [64, 19.5], look: 'accent', align: 'middle' },
  { id: 'porch', at: [42.5, 41.5], look: 'accent', align: 'end' },
  { id: 'pool', at: [35, 51], look: 'accent', align: 'end' },
] as const
const legend = [
  { id: 'permitted', look: 'strong', x: 0, y: 295 },
  { id: 'undeclared', look: 'accent', x: 0, y: 316 },
  { id: 'cadastre', look: 'hair', x: 190, y: 295 },
  { id: 'registry', look: 'dashed', x: 190, y: 316 },
] as const
/** Up to where the legend begins. The label is to the left, below the boundary, with a leader to a point of the track. */
const neighborsTrack = [[119, 94], ...plot.neighborsTrack.slice(1)] as const
const [leaderEnd, leaderY] = project([116, 91])
const leaderStart = 329

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
      <Area look="mares" d={shape(plot.permittedPool)} />
      <Stroke d={shape(plot.cadastrePlot)} />
      <Stroke look="dashed" d={shape(plot.registryPlot)} />
      <Stroke look="strong" d={shape(plot.house)} />
      {[plot.porch, plot.annex, plot.pool].map((points) => (
        <Stroke key={points.join()} look="accent" d={shape(points)} />
      ))}
      <Stroke d={shape(plot.permittedPool)} />
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
      <Dimension from={left} to={left + 20 * scale} y={262}>
        {'20\u00A0m'}
      </Dimension>
      <Stroke d={`M${leaderStart} ${leaderY}H${leaderEnd}`} />
      <Label x={leaderStart - 4} y={leaderY + 5} align="end">
        {translate(copy.track)}
      </Label>
      {legend.map(({ id, look, x, y }) => (
        <g key={id}>
          <Stroke look={look} d={`M${x} ${y - 5}h20`} />
          <Label x={x + 28} y={y}>
            {translate(copy[id])}
          </Label>
        </g>
      ))}
    </Plate>
  )
}
