import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Labels have the size of a caption on phones, too. */
export const letters = style({})
globalStyle(`${letters} text`, { '@media': { [media.narrow]: { fontSize: `calc(${vars.size.caption} * 1.5)` } } })
