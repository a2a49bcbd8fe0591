import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const steps = style({})
globalStyle(`${steps} li`, { '@media': { [media.phone]: { paddingBlock: vars.space[2] } } })
globalStyle(`${steps} li p`, { '@media': { [media.phone]: { fontSize: vars.size.small, lineHeight: 1.5 } } })
