import { Area, Ground, Stroke } from '../../components/Drawing/Drawing.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { rectangle } from '../../lib/outline.ts'
import { places as copy } from './copy.ts'
import { chair, coast, deed, map, rim, seal, sheet, table } from './tableDrawing.ts'
import { caption, drawing, letters, measure } from './Places.css.ts'

const height = rim.top + table.depth + rim.bottom
const tableTop = rectangle(0.2, 0, table.width - 0.4, table.depth)
const scaleBar = height - 2
const middle = table.width / 2

/** A table in plan: the founders' chairs on both sides of the buyer's, the seller's opposite. */
export function Places() {
  const translate = useMessage()
  return (
    <figure>
      <svg
        className={drawing}
        viewBox={`0 0 ${table.width} ${height}`}
        role="img"
        aria-labelledby="places-title"
        aria-describedby="places-description"
      >
        <title id="places-title">{translate(copy.title)}</title>
        <desc id="places-description">{translate(copy.description)}</desc>
        <Ground />
        {[copy.founder, copy.buyer, copy.founder].map((name, seat) => (
          <g key={seat} transform={`translate(${middle + (seat - 1) * (chair.width + 1)} 0)`}>
            <g transform={`translate(${-chair.width / 2} 0)`}>
              <Stroke d={chair.outline} />
            </g>
            <text className={letters} y={22.5}>
              {translate(name)}
            </text>
          </g>
        ))}
        <g transform={`translate(${(table.width + chair.width) / 2} ${rim.top + table.depth + 33}) rotate(180)`}>
          <Stroke d={chair.outline} />
        </g>
        <text className={letters} x={table.width / 2} y={rim.top + table.depth + 17}>
          {translate(copy.seller)}
        </text>
        <g transform={`translate(0 ${rim.top})`}>
          <Area tone="plaster" d={tableTop} />
          <Stroke d={tableTop} />
          <IslandMap />
          <Sheet />
          <Deed />
        </g>
        <Stroke d={`M.2 ${scaleBar - 1.5}v3m0-1.5h99.8m0-1.5v3M50 ${scaleBar - 1}v2`} />
        <text className={measure} x={0} y={scaleBar - 3.5}>
          0
        </text>
        <text className={measure} x={100} y={scaleBar - 3.5} textAnchor="end">
          1 m
        </text>
      </svg>
      <figcaption className={caption}>{translate(copy.caption)}</figcaption>
    </figure>
  )
}

function IslandMap() {
  const { x, y, width, depth, island } = map
  return (
    <g transform={`translate(${x} ${y})`}>
      <Area tone="limewash" d={rectangle(0, 0, width, depth)} />
      <Stroke d={rectangle(0, 0, width, depth)} />
      <g transform={island}>
        <Stroke d={coast} />
      </g>
    </g>
  )
}

/** A floor plan, folded in three. */
function Sheet() {
  const { x, y, width, depth, turn } = sheet
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <Area tone="limewash" d={rectangle(0, 0, width, depth)} />
      <Stroke tone="quiet" d={`M15 0V${depth}M30 0V${depth}`} />
      <Stroke d={rectangle(0, 0, width, depth)} />
      <Stroke d="M4 4H40V24H4ZM17 4V15M17 18V24M40 12H28M28 4V9M4 14H12" />
    </g>
  )
}

function Deed() {
  const { x, y, width, depth, turn } = deed
  const outline = rectangle(-width / 2, -depth / 2, width, depth)
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <Area tone="limewash" d={outline} />
      <Stroke d={outline} />
      <Stroke d="M-7-10.5h8" />
      <Stroke tone="quiet" d="M-7-6.5h14m-14 3h14m-14 3h14m-14 3h9" />
      <Area tone="mares" d={seal} />
    </g>
  )
}
