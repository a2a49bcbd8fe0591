import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

const moving = 'screen and (prefers-reduced-motion: no-preference)'

/** A move only: what is prerendered is visible at any time, also in a capture of the whole page. */
export const reveal = style({
  '@media': { [moving]: { translate: `0 ${vars.space[2]}`, transition: `translate ${vars.motion.slow}` } },
})
export const inView = style({ '@media': { [moving]: { translate: 'none' } } })
