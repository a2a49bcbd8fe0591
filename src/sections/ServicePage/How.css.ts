import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Sticky next to a longer example. */
export const sticky = style({
  '@media': { [media.wide]: { position: 'sticky', top: vars.space[12] }, print: { position: 'static' } },
})
/** The columns of the steps in rows below it (src/sections/Steps). */
export const withExample = style({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[6]}`,
  marginBottom: vars.space[8],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' } },
})
