import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const heading = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  breakAfter: 'avoid',
  breakInside: 'avoid',
})
/** An odd number of answers leaves the first cell to the heading. */
export const open = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, print: { display: 'block' } },
})
export const wholeRow = style({ gridColumn: '1 / -1' })
export const answer = style({
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  paddingTop: vars.space[3],
  borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
  breakInside: 'avoid',
})
