import { markAccent, markInk, markText, markTextAccent } from './drawings.css.ts'

type Props = {
  readonly x: number
  readonly y: number
  readonly number: number
  readonly isPermitted: boolean
}

/** The number of a note in a drawing. */
export function Mark({ x, y, number, isPermitted }: Props) {
  return (
    <>
      <circle className={isPermitted ? markInk : markAccent} cx={x} cy={y} r="0.85em" />
      <text className={isPermitted ? markText : markTextAccent} x={x} y={y}>
        {number}
      </text>
    </>
  )
}
