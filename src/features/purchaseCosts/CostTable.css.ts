import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const table = style({ width: '100%', borderCollapse: 'collapse' })
export const caption = style({
  paddingBlock: vars.space[1],
  color: vars.color.stone,
  fontSize: vars.size.small,
  textAlign: 'start',
})
export const item = style({ borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`, breakInside: 'avoid' })
const cell = { paddingBlock: vars.space.half, lineHeight: 1.4, verticalAlign: 'baseline' } as const
export const label = style({ ...cell, paddingInlineEnd: vars.space[2], fontWeight: 'inherit', textAlign: 'start' })
/** On a narrow screen a range may break behind its dash, so that the table is no wider than the page. */
export const amount = style({
  ...cell,
  paddingInlineStart: vars.space[1],
  textAlign: 'end',
  '@media': { [media.medium]: { whiteSpace: 'nowrap' } },
})
export const sum = style({ borderBottom: `${vars.rule.hair} solid ${vars.color.ink}`, fontWeight: 600 })
/** Keeps wrapped text clear of the color key. */
export const keyed = style({ position: 'relative', display: 'block', paddingInlineStart: vars.space[3] })
export const key = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: `calc(0.7em - ${vars.space.half} / 2)`,
  width: vars.space.half,
  height: vars.space.half,
})
