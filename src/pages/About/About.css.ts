import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const more = style({ marginTop: vars.space[4] })
