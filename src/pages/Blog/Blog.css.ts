import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const texts = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] })
export const head = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] })
export const posts = style({ display: 'grid' })
export const view = style({
  width: '100%',
  height: 'auto',
  background: vars.color.mares,
})
export const aside = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] })
export const others = style({ display: 'grid' })
export const feed = style({
  marginTop: vars.space[4],
  color: vars.color.stone,
  fontSize: vars.size.small,
  '@media': { print: { display: 'none' } },
})
