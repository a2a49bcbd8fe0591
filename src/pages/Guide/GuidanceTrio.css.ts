import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const trio = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[6] } },
})
export const advice = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  '@media': {
    [media.medium]: { paddingTop: vars.space[2], borderTop: `${vars.rule.hair} solid ${vars.color.ink}` },
  },
})
