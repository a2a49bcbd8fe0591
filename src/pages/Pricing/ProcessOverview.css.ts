import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const grid = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[6],
    },
  },
})
export const picture = style({
  aspectRatio: '4 / 3',
  objectPosition: '50% 40%',
  '@media': {
    [media.wide]: { gridRow: '1 / span 2', aspectRatio: 'auto', minHeight: '32rem' },
    print: { display: 'none' },
  },
})
export const head = style({ display: 'grid', gap: vars.space[2], alignSelf: 'start' })
