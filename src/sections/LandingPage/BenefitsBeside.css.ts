import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** As high as the title and the picture beside it. */
export const ledger = style({
  display: 'grid',
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space[5] } },
})
export const entry = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  // The last of an odd number.
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
})
