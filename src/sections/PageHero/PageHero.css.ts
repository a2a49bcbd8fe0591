import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Title and lead next to each other on wide screens; the lead starts at column 8 of 12. */
export const withLead = style({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[2],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `minmax(0, calc(100% * 7 / 12 - ${vars.space[6]})) minmax(0, 1fr)`,
      alignItems: 'end',
      gap: vars.space[6],
      marginTop: vars.space[5],
    },
  },
})
export const withoutLead = style({ marginTop: vars.space[4] })
