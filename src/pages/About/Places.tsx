import { Area, Stroke } from '../../components/Drawing/Drawing.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { places as copy } from './copy.ts'
import { chair, coast, dossier, map, rim, sheet, table } from './ourTable.ts'
import { caption, drawing, letters, measure, plan, seats } from './Places.css.ts'

const height = rim.top + table.depth + rim.bottom
const rectangle = (x: number, y: number, width: number, depth: number): string =>
  `M${x} ${y}h${width}v${depth}h${-width}z`
const tableTop = rectangle(0.2, 0, table.width - 0.4, table.depth)
const scaleBar = height - 2

/** Our table in plan: each founder's chair is above the middle of that founder's column, the buyer's is opposite. */
export function Places({ initials }: { readonly initials: readonly [string, string] }) {
  const translate = useMessage()
  return (
    <figure>
      <div className={plan}>
        {(['left', 'right'] as const).map((side, at) => (
          <svg key={side} className={seats[side]} viewBox={`0 0 ${chair.width} ${chair.depth}`} aria-hidden="true">
            <Stroke d={chair.outline} />
            <text className={letters} x={chair.width / 2} y={22.5}>
              {initials[at]}
            </text>
          </svg>
        ))}
        <svg
          className={drawing}
          viewBox={`0 0 ${table.width} ${height}`}
          role="img"
          aria-labelledby="places-title"
          aria-describedby="places-description"
        >
          <title id="places-title">{translate(copy.title)}</title>
          <desc id="places-description">{translate(copy.description)}</desc>
          <g transform={`translate(${(table.width + chair.width) / 2} ${rim.top + table.depth + 33}) rotate(180)`}>
            <Stroke d={chair.outline} />
          </g>
          <text className={letters} x={table.width / 2} y={rim.top + table.depth + 17}>
            {translate(copy.buyer)}
          </text>
          <g transform={`translate(0 ${rim.top})`}>
            <Area look="plaster" d={tableTop} />
            <Stroke d={tableTop} />
            <IslandMap />
            <Sheet />
            <Dossier />
          </g>
          <Stroke d={`M.2 ${scaleBar - 1.5}v3m0-1.5h99.8m0-1.5v3M50 ${scaleBar - 1}v2`} />
          <text className={measure} x={0} y={scaleBar - 3.5}>
            0
          </text>
          <text className={measure} x={100} y={scaleBar - 3.5} textAnchor="end">
            1 m
          </text>
        </svg>
      </div>
      <figcaption className={caption}>{translate(copy.caption)}</figcaption>
    </figure>
  )
}

function IslandMap() {
  const { x, y, width, depth, island } = map
  return (
    <g transform={`translate(${x} ${y})`}>
      <Area look="limewash" d={rectangle(0, 0, width, depth)} />
      <Stroke d={rectangle(0, 0, width, depth)} />
      <g transform={island}>
        <Area look="plaster" d={coast} />
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
      <Area look="limewash" d={rectangle(0, 0, width, depth)} />
      <Stroke look="quiet" d={`M15 0V${depth}M30 0V${depth}`} />
      <Stroke d={rectangle(0, 0, width, depth)} />
      <Stroke d="M4 4H40V24H4ZM17 4V15M17 18V24M40 12H28M28 4V9M4 14H12" />
    </g>
  )
}

/** Open: the register's extract on the left, a front of the house on the right. */
function Dossier() {
  const { x, y, half, depth, turn } = dossier
  const rows = Array.from({ length: 9 }, (_, at) => `M-20 ${at * 2.4 - 9}h${at % 4 === 3 ? 9 : 16.5}`)
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <Area look="limewash" d={rectangle(-half, -depth / 2, 2 * half, depth)} />
      <Stroke look="quiet" d={rows.join('')} />
      <Stroke d={rectangle(-half, -depth / 2, 2 * half, depth)} />
      <Stroke d={`M-.6 ${-depth / 2}v${depth}M.6 ${-depth / 2}v${depth}`} />
      <Stroke d="M2.5 3H21M4 3V-3H19.5V3M3.4-3L4.6-5.4H18.9L20.1-3ZM6 1.2V-1.2H7.4V1.2ZM9.4 1.2V-1.2H10.8V1.2ZM13 3V0A1.2 1.2 0 0 1 15.4 0V3M16 3V0A1.2 1.2 0 0 1 18.4 0V3" />
      <Stroke look="quiet" d="M4 7H19M4 9.4H19M4 11.8H12" />
    </g>
  )
}
