import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Stays next to the result, which is longer. */
export const aside = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.wide]: { position: 'sticky', top: vars.space[4] }, print: { position: 'static' } },
})
