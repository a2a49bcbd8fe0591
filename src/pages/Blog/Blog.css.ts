import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const texts = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] })
export const head = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] })
export const posts = style({ display: 'grid' })
export const view = style({
  aspectRatio: '13 / 8',
  '@media': { [media.wide]: { aspectRatio: '3 / 2' } },
})
/** The heading of the other language stays next to its posts while they scroll. */
export const aside = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  '@media': { [media.wide]: { position: 'sticky', top: vars.space[4] } },
})
export const others = style({ display: 'grid' })
export const feed = style({
  marginTop: vars.space[4],
  color: vars.color.stone,
  fontSize: vars.size.small,
  '@media': { print: { display: 'none' } },
})
