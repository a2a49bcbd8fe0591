import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const inset = vars.space[1.5]
/** How far the price falls. */
const gapHeight = '16%'
/** Browsers with automatic dark mode darken the background of texts, but no drawing: the fill is the background of its label. */
const filled = { background: vars.color.sand, printColorAdjust: 'exact' } as const

export const fall = style({
  position: 'relative',
  '::before': { ...filled, content: '', position: 'absolute', inset: `${gapHeight} 0 0` },
  height: '9rem',
  breakInside: 'avoid',
  '@media': { [media.medium]: { height: '14rem' }, [media.wide]: { height: '15.5rem' } },
})
export const outline = style({ position: 'absolute', zIndex: 1, width: '100%', height: '100%', overflow: 'visible' })

/** The asking price in the first half of the time, the price paid in the second. */
export const sums = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  height: '100%',
})
/** The first row is as high as the price falls. */
export const price = style({
  display: 'grid',
  gridTemplateRows: `${gapHeight} auto auto 1fr`,
  paddingInline: inset,
  selectors: { '&:first-child': { ...filled, gridTemplateRows: 'auto auto 1fr' } },
})
export const amount = style({
  gridRow: 2,
  marginTop: vars.space[1],
  fontFamily: vars.font.display,
  fontSize: `min(${vars.size.h3}, 6vw)`,
  lineHeight: vars.leading.display,
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
  selectors: { [`${price}:first-child > &`]: { gridRow: 1 } },
  '@media': { [media.medium]: { marginTop: vars.space[1.5], fontSize: vars.size.figure } },
})
const small = { fontSize: vars.size.caption, lineHeight: vars.leading.quote } as const
export const label = style({
  ...small,
  gridRow: 3,
  selectors: { [`${price}:first-child > &`]: { gridRow: 2 } },
})
export const gap = style({ ...small, gridRow: 1, alignSelf: 'center' })

/** The last label ends where its month is, the others begin there. */
export const months = style({
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'start',
  paddingBottom: vars.space[2],
})
export const month = style({
  ...small,
  paddingInline: inset,
  selectors: { '&:last-child': { textAlign: 'end' } },
  '@media': { [media.full]: { fontWeight: 600 } },
})
export const titles = style({
  display: 'none',
  '@media': { [media.full]: { display: 'grid', fontWeight: 400 } },
})
