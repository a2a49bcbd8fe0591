import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const details = style({ marginTop: vars.space[3] })
export const summary = style({
  width: 'fit-content',
  paddingBlock: vars.space[1],
  fontWeight: 550,
  cursor: 'pointer',
  listStyleType: '"+  "',
  '::marker': { color: vars.color.stone },
  selectors: { '[open] > &': { listStyleType: '"–  "' } },
  '@media': { [media.hover]: { ':hover': { color: vars.color.stone } } },
})
export const lead = style({
  maxWidth: vars.measure.text,
  paddingBlock: vars.space[1],
  color: vars.color.stone,
  fontSize: vars.size.small,
})
export const column = style({
  color: vars.color.stone,
  fontSize: vars.size.small,
  fontWeight: 'inherit',
  textAlign: 'start',
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
})
