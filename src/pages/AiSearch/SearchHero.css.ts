import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** On wide screens title and lead are next to the field, which has a whole number of pixels for each dot. */
export const columns = style({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[4],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 420px',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[6],
    },
    [media.full]: { gridTemplateColumns: 'minmax(0, 1fr) 560px' },
  },
})
export const words = style({ display: 'grid', justifyItems: 'start', alignContent: 'start', gap: vars.space[3] })
export const field = style({
  marginTop: vars.space[1],
  '@media': { [media.wide]: { gridColumn: 2, gridRow: '1 / 3', marginTop: 0 } },
})
