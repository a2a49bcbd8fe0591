import { Area, Ground, Stroke } from '../../components/Drawing/Drawing.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { seats, type sides } from './copy.ts'
import { drawing, letters, ours, oursLetters } from './Sides.css.ts'

/** Centimeters, one user unit each: a chair's width, and how much of it is in view in front of the table. */
const chair = { width: 46, depth: 36 } as const
/** The outline of a seat drawn up to the table, and of its back. */
const seat = 'M2 36V14Q2 11 5 11H41Q44 11 44 14V36'
const back = 'M2.5 6Q23-1 43.5 6V8Q23 1 2.5 8z'
const table = { width: 110, depth: 56 } as const
const height = chair.depth * 2 + table.depth
const lefts = [6, 58] as const
const tableTop = `M.5 ${chair.depth}h${table.width - 1}v${table.depth}H.5z`
/** A deed in the middle of the table: its outline, lines and seal. */
const deed = {
  outline: `M43 ${chair.depth + 10}h24v36h-24z`,
  lines: `M47 ${chair.depth + 17}h16m-16 5h16m-16 5h16m-16 5h9`,
  seal: `M56 ${chair.depth + 39}a3 3 0 0 1 6 0a3 3 0 0 1-6 0z`,
} as const

type Props = { readonly place: (typeof sides)[number]['id'] }

/** A table in plan: the buyer's side at the top, the seller's at the bottom; our place is filled. */
export function TablePlan({ place }: Props) {
  return (
    <svg className={drawing} viewBox={`0 0 ${table.width} ${height}`} aria-hidden="true">
      <Ground />
      <Chair left={lefts[0]} side="buyer" words={seats.you} />
      {place === 'home' ? (
        <Chair left={lefts[1]} side="buyer" words={seats.yourAgent} />
      ) : (
        <Chair left={lefts[1]} side="buyer" words={seats.we} isOurs />
      )}
      <Chair left={lefts[0]} side="seller" words={seats.seller} />
      <Chair left={lefts[1]} side="seller" words={seats.sellersAgent} />
      <Area tone="plaster" d={tableTop} />
      <Stroke d={tableTop} />
      <Area tone="limewash" d={deed.outline} />
      <Stroke d={deed.outline} />
      <Stroke tone="quiet" d={deed.lines} />
      <Area tone="mares" d={deed.seal} />
    </svg>
  )
}

type ChairProps = {
  readonly left: number
  readonly side: 'buyer' | 'seller'
  /** One line of text each. */
  readonly words: readonly (typeof seats)[keyof typeof seats][number][]
  readonly isOurs?: boolean
}

function Chair({ left, side, words, isOurs = false }: ChairProps) {
  const translate = useMessage()
  const turn = side === 'buyer' ? `translate(${left} 0)` : `translate(${left} ${height}) scale(1 -1)`
  const middle = side === 'buyer' ? 27 : height - 20
  return (
    <>
      <g transform={turn}>
        {isOurs && <path className={ours} d={`${seat}z${back}`} />}
        <Stroke d={seat + back} />
      </g>
      {words.map((word, at) => (
        <text
          key={word.id}
          className={isOurs ? oursLetters : letters}
          x={left + chair.width / 2}
          y={middle + (at - (words.length - 1) / 2) * 10}
        >
          {translate(word)}
        </text>
      ))}
    </>
  )
}
