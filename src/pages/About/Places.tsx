import { card, letters, line, places, table } from './Places.css.ts'

/** From the left end of the table to the middle of each chair, user units. */
const seats = [144, 504]
const plan = { width: 720, height: 190, table: 66 }

/** The table in plan with a chair and a card for each founder, instead of photographs. Decorative: the names follow it. */
export function Places({ initials }: { readonly initials: readonly string[] }) {
  const { width, height, table: top } = plan
  const outline = `M.5 ${top}H${width - 0.5}V${height - 0.5}H.5Z`
  return (
    <svg className={places} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={table} d={outline} />
      <path className={line} d={outline} />
      {seats.map((x, at) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className={line} d={`M-34 ${top - 10}V14Q-34 4 -24 4H24Q34 4 34 14V${top - 10}Z`} />
          <path className={line} d="M-28 13H28" />
          <path className={card} d={`M-42 ${top + 34}H42V${top + 88}H-42Z`} />
          <path className={line} d={`M-42 ${top + 34}H42V${top + 88}H-42Z`} />
          <text className={letters} y={top + 71} fontSize="30" textAnchor="middle">
            {initials[at]}
          </text>
        </g>
      ))}
    </svg>
  )
}
