import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const columns = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[7]}`,
  marginBottom: vars.space[6],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', alignItems: 'end' },
  },
})
export const words = style({ display: 'grid', gap: vars.space[1] })
export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h1,
  lineHeight: vars.leading.display,
  fontVariantNumeric: 'lining-nums tabular-nums',
})
export const label = style({ fontWeight: 600, lineHeight: vars.leading.quote })
export const dots = style({ maxWidth: vars.measure.text })
/** The letters grow with the drawing, which is wider than a phone's from tablets on. */
globalStyle(`${dots} text`, { '@media': { [media.medium]: { fontSize: `calc(${vars.size.caption} * 0.62)` } } })
