import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

/** The word is on a line of its own, as large as half a page allows. */
export const enormous = style({})
globalStyle(`${enormous} h1 em`, {
  display: 'block',
  width: 'fit-content',
  fontSize: vars.size.sum,
  lineHeight: 0.8,
  paddingBottom: '0.12em',
})
