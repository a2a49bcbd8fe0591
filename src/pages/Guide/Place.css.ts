import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const reasons = style({ marginTop: vars.space[2], borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
export const reason = style({
  display: 'grid',
  gap: vars.space[0.5],
  paddingBlock: vars.space[2],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  breakInside: 'avoid',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)',
      columnGap: vars.space[4],
      alignItems: 'baseline',
    },
  },
})
