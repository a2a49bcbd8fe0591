import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const words = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.intro,
  fontStyle: 'italic',
  lineHeight: vars.leading.quote,
})
