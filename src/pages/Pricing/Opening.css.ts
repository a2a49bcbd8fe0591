import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const columns = style({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[3],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `minmax(0, calc(100% * 7 / 12 - ${vars.space[6]})) minmax(0, 1fr)`,
      gap: vars.space[6],
      alignItems: 'center',
    },
  },
})
/** The number is on its own line: the rest wraps below it. */
export const figure = style({
  display: 'block',
  marginInlineStart: '-0.04em',
  // Room for the comma of other languages.
  marginBottom: '0.16em',
  color: vars.color.terracotta,
  fontSize: vars.size.headlineFigure,
  lineHeight: 0.8,
  letterSpacing: '-0.03em',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums',
})
export const side = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] })
export const rule = style({
  marginTop: vars.space[5],
  breakInside: 'avoid',
  '@media': { [media.wide]: { marginTop: vars.space[7] } },
})
export const caption = style({
  marginTop: vars.space[2],
  maxWidth: vars.measure.text,
  color: vars.color.stone,
  fontSize: vars.size.small,
  textWrapStyle: 'balance',
})
globalStyle(`${rule} svg`, { width: '100%', height: vars.space[5], overflow: 'visible' })
