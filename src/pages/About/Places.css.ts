import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const places = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  marginBottom: vars.space[5],
  breakInside: 'avoid',
})
export const line = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: vars.rule.hair,
  vectorEffect: 'non-scaling-stroke',
})
export const table = style({ fill: vars.color.mares, fillOpacity: 0.4 })
export const card = style({ fill: vars.color.limewash })
export const letters = style({ fill: vars.color.terracotta, fontFamily: vars.font.display })
