import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css.ts'

export const choices = style({ display: 'flex', gap: vars.space[3] })
globalStyle(`${choices} a`, { display: 'inline-block', padding: vars.space[1] })
