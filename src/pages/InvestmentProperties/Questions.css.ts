import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'
import { columns } from './Opening.css.ts'

export const list = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
export const row = style({
  display: 'grid',
  gap: vars.space[1.5],
  paddingBlock: vars.space[3],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  breakInside: 'avoid',
  '@media': { [media.wide]: { ...columns, alignItems: 'baseline', paddingBlock: vars.space[4] } },
})
