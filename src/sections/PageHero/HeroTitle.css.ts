import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Next to a side column, each title wraps to as many lines in the fallback font, which prevents a layout shift. */
export const title = style({
  marginTop: vars.space[2],
  // The maximum scales with the heading.
  fontSize: vars.size.h1,
  maxWidth: '13em',
  '@media': { [media.wide]: { maxWidth: '8.5em' } },
})
