import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const statement = style({ display: 'grid', gap: vars.space[3] })
export const card = style({ display: 'grid', gap: vars.space[2], '@media': { print: { display: 'block' } } })
