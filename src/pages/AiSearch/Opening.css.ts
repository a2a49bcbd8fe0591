import { style } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** The sheet first, and the words below it or, on wide screens, next to it. */
export const opening = style({
  display: 'grid',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)' } },
})
export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${contentEdge} 0`,
  '@media': {
    [media.wide]: {
      order: -1,
      gap: vars.space[3],
      padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[8]} ${contentEdge}`,
    },
  },
})
