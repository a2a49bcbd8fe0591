import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const schedule = style({ display: 'grid', gap: vars.space[2], marginBottom: vars.space[6] })
export const payments = style({
  display: 'grid',
  gap: `0 ${vars.space[3]}`,
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) max-content' } },
})
export const payment = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'inherit',
  gridColumn: '1 / -1',
  alignItems: 'baseline',
  paddingBlock: vars.space[1.5],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  breakInside: 'avoid',
  '@media': { [media.medium]: { display: 'grid', gridTemplateColumns: 'subgrid' } },
})
export const total = style({ borderBottomColor: vars.color.ink, fontWeight: 600 })
export const when = style({ flex: '1 1 7em', lineHeight: 1.4 })
export const what = style({
  color: vars.color.stone,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  '@media': { [media.phone]: { order: 1, width: '100%' } },
})
export const amount = style({
  gridColumn: '-2 / -1',
  fontVariantNumeric: 'lining-nums tabular-nums',
  textAlign: 'end',
})
