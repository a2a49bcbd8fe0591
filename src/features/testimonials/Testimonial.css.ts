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
/** The statement that opens a page. */
export const lead = style({
  maxWidth: '20em',
  fontSize: vars.size.h2,
  lineHeight: vars.leading.heading,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
})
export const author = style({ color: vars.color.stone, fontSize: vars.size.small })
globalStyle(`${author} strong`, { display: 'block', color: vars.color.ink, fontWeight: 600 })
