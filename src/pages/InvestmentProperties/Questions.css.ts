import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const list = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
export const row = style({
  display: 'grid',
  gap: vars.space[1.5],
  paddingBlock: vars.space[3],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  breakInside: 'avoid',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space[7],
      alignItems: 'baseline',
      paddingBlock: vars.space[4],
    },
  },
})
