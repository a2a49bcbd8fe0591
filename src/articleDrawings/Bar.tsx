import { Area, Stroke } from '../components/Drawing/Drawing.tsx'
import type { areas } from '../components/Drawing/looks.ts'
import { box } from './Plate.tsx'

type Props = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly look: keyof typeof areas
  /** Width up to which it is filled; all of it by default. */
  readonly filled?: number
  /** Fill of the rest. */
  readonly rest?: keyof typeof areas
}

/** A bar with an outline. */
export function Bar({ x, y, width, height, look, filled = width, rest }: Props) {
  return (
    <>
      {rest && <Area look={rest} d={box(x, y, width, height)} />}
      <Area look={look} d={box(x, y, filled, height)} />
      <Stroke d={box(x, y, width, height)} />
    </>
  )
}
