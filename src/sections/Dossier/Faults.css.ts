import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const faults = style({
  display: 'grid',
  columnGap: vars.space[5],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[4] },
  },
})
export const fault = style({
  paddingBlock: vars.space[2],
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  color: vars.color.stone,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  breakInside: 'avoid',
  '@media': { print: { paddingBlock: vars.space[0.5] } },
})
export const name = style({ display: 'block', color: vars.color.ink, fontWeight: 600 })
