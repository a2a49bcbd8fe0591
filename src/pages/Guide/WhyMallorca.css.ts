import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const reasons = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
export const reason = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
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
