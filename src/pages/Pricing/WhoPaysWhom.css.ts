import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'

export const wide = style({
  display: 'none',
  '@media': { [media.medium]: { display: 'block' }, print: { display: 'block' } },
})
export const narrow = style({
  '@media': { [media.medium]: { display: 'none' }, print: { display: 'none' } },
})
