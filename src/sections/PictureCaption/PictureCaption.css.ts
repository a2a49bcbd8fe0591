import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const caption = style({
  display: 'block',
  textWrapStyle: 'pretty',
  color: vars.color.stone,
  fontSize: vars.size.caption,
  lineHeight: 1.5,
  fontVariantNumeric: 'lining-nums',
})
