import { style } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** The words, and the sheet below them or, on wide screens, next to them. */
export const opening = style({
  display: 'grid',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)' } },
})
export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space[2],
  // On phones there is room for the menu's hint above the breadcrumbs.
  padding: `${vars.space[5]} ${contentEdge} ${vars.space[5]}`,
  '@media': {
    [media.wide]: {
      gap: vars.space[3],
      padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[8]} ${contentEdge}`,
    },
  },
})
