import { style, styleVariants } from '@vanilla-extract/css'
import { shape, spots } from './spots.ts'

/** Part of the picture's width that a detail shows. */
const part = 0.2
/** Width divided by height of a detail. */
const ratio = 3 / 2
const percent = (share: number) => `${(share * 100).toFixed(2)}%`

export const frame = style({ position: 'relative', overflow: 'hidden', aspectRatio: `${ratio}` })
export const picture = styleVariants(spots, ({ detail: [x, y] }) => ({
  position: 'absolute',
  left: percent(0.5 - x / part),
  top: percent(0.5 - (y * ratio) / part / shape),
  width: percent(1 / part),
}))
