import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const people = style({ marginBottom: vars.space[5] })
