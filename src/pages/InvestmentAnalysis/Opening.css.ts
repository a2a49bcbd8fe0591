import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const columns = style({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[2],
  '@media': {
    // The first line of the year is above the contact bar.
    [media.phone]: { marginBottom: `calc(-1 * ${vars.space[4]})` },
    [media.wide]: { marginTop: vars.space[4] },
  },
})
/** The amount is on a line of its own. */
export const figure = style({
  display: 'block',
  marginBlock: '0.06em 0.1em',
  fontSize: vars.size.headlineSum,
  lineHeight: 0.9,
  letterSpacing: '-0.03em',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums',
})
