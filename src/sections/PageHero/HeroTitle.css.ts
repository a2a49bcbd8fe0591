import { styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

// The maximum scales with the heading.
const base = { marginTop: vars.space[2], fontSize: vars.size.h1, maxWidth: '13em' }
export const title = styleVariants({
  column: base,
  across: { ...base, '@media': { [media.wide]: { maxWidth: 'none' } } },
})
