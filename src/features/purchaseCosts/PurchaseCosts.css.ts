import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** On wide screens the items of the answer are next to the question and the sum. */
export const calculator = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space[8],
    },
    print: { display: 'block' },
  },
})
