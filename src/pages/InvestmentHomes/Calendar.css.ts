import { style } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const sheet = style({
  // On phones there is room for the menu's hint above the bars.
  padding: `${vars.space[5]} ${contentEdge} ${vars.space[2]}`,
  background: vars.color.plaster,
  breakInside: 'avoid',
  '@media': { [media.wide]: { paddingBottom: vars.space[3] } },
})
export const drawing = style({
  display: 'block',
  width: '100%',
  height: vars.space[10],
  '@media': { [media.wide]: { height: '10rem' } },
})
/** Each name begins below the month's first week. */
export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 4fr) minmax(0, 4fr) minmax(0, 5fr))',
  marginTop: vars.space[0.5],
  color: vars.color.stone,
  fontSize: vars.size.fine,
  '@media': { [media.wide]: { fontSize: vars.size.caption } },
})
export const caption = style({
  paddingTop: vars.space[1],
  color: vars.color.stone,
  fontSize: vars.size.caption,
  lineHeight: 1.45,
  textWrapStyle: 'balance',
})
