import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const above = style({ marginBottom: vars.space[6] })
