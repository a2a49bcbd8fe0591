import { styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

// The maximum scales with the heading.
const base = { marginTop: vars.space[2], fontSize: vars.size.h1, maxWidth: '13em' }
/** In its column, each title wraps to as many lines in the fallback font, which prevents a layout shift. */
export const title = styleVariants({
  column: { ...base, '@media': { [media.wide]: { maxWidth: '8.5em' } } },
  across: { ...base, '@media': { [media.wide]: { maxWidth: 'none' } } },
})
