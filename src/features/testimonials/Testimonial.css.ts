import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const figure = style({ display: 'grid', alignContent: 'start', gap: vars.space[3] })
export const quote = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.quote,
  lineHeight: vars.leading.quote,
  textWrapStyle: 'pretty',
  hyphens: 'manual',
})
export const author = style({ color: vars.color.stone, fontSize: vars.size.small })
globalStyle(`${author} strong`, { display: 'block', color: vars.color.ink, fontWeight: 600 })
