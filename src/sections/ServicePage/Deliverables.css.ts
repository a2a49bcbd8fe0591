import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const cell = style({
  position: 'relative',
  minHeight: '18rem',
  marginTop: vars.space[4],
  '@media': {
    [media.wide]: { marginTop: vars.space[3], marginInlineStart: vars.space[6] },
    print: { display: 'none' },
  },
})
export const picture = style({ position: 'absolute', inset: 0 })
globalStyle(`${picture} img`, { objectPosition: '60% 50%' })
