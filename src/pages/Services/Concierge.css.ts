import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const picture = style({
  aspectRatio: '4 / 3',
  marginTop: vars.space[5],
  '@media': {
    [media.wide]: { aspectRatio: '4 / 5', marginTop: vars.space[8] },
    print: { display: 'none' },
  },
})
