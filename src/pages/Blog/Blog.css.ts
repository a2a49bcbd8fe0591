import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const texts = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] })
export const head = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] })
export const posts = style({ display: 'grid' })
export const otherCards = style({
  display: 'grid',
  columnGap: vars.space[6],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const feed = style({
  marginTop: vars.space[4],
  color: vars.color.stone,
  fontSize: vars.size.small,
  '@media': { print: { display: 'none' } },
})
