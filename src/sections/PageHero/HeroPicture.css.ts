import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const image = style({ '@media': { print: { display: 'none' } } })
export const caption = style({ marginTop: vars.space[1] })
