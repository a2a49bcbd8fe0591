import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const days = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[7]}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const day = style({ display: 'grid', gap: vars.space[1], alignContent: 'start', breakInside: 'avoid' })
export const hour = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[10]} minmax(0, 1fr)`,
  paddingBlock: vars.space[1],
  borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
  color: vars.color.stone,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  '@media': { [media.wide]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', fontSize: vars.size.text } },
})
export const time = style({ color: vars.color.ink, fontVariantNumeric: 'tabular-nums lining-nums' })
