import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const portrait = style({ display: 'block', width: '9rem', marginBottom: vars.space[2], breakInside: 'avoid' })
export const line = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 0.6 })
export const frame = style({ fill: vars.color.plaster, stroke: vars.color.mares, strokeWidth: 0.6 })
export const table = style({ fill: vars.color.mares, fillOpacity: 0.4 })
export const card = style({ fill: vars.color.limewash })
export const letters = style({ fill: vars.color.terracotta, fontFamily: vars.font.display })
