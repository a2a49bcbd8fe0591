import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const drawing = style({ marginBottom: vars.space[6] })
