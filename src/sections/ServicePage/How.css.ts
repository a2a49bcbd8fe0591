import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const withExample = style({
  display: 'grid',
  gap: vars.space[5],
  marginBottom: vars.space[8],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      justifyContent: 'space-between',
      gap: vars.space[8],
    },
  },
})
