import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const figures = style({ display: 'grid', gap: vars.space[5] })
export const list = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
export const line = style({
  display: 'grid',
  gap: `${vars.space[0.5]} ${vars.space[3]}`,
  paddingBlock: vars.space[2],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'baseline' } },
})
export const name = style({ color: vars.color.stone })
export const sum = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
