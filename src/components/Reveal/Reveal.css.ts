import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

const moving = 'screen and (prefers-reduced-motion: no-preference)'

export const reveal = style({
  '@media': {
    [moving]: {
      opacity: 0,
      translate: `0 ${vars.space[2]}`,
      transition: `opacity ${vars.motion.slow}, translate ${vars.motion.slow}`,
    },
  },
})
export const inView = style({ '@media': { [moving]: { opacity: 1, translate: 'none' } } })
