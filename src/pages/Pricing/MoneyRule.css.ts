import { style, styleVariants } from '@vanilla-extract/css'
import { company } from '../../content/company.ts'
import { facts } from '../../content/facts.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Browsers with automatic dark mode darken the background of texts, but no drawing: the fill is the background of its label. */
const filled = (background: string) => ({ background, printColorAdjust: 'exact' }) as const
const text = {
  padding: `${vars.space[0.5]} ${vars.space[1]}`,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.quote,
  '@media': { [media.medium]: { paddingInline: vars.space[2], fontSize: vars.size.text } },
} as const

/** The price. */
export const bar = style({
  ...filled(vars.color.plaster),
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minHeight: vars.space[6],
  '@media': { [media.medium]: { minHeight: vars.space[10] } },
})
export const sheet = style({ position: 'absolute', width: '100%', height: '100%', overflow: 'visible' })
export const price = style([text, { fontWeight: 600 }])

/** Lines from the end of the price to the same end below, enlarged. */
export const fan = style({
  width: '100%',
  height: vars.space[2],
  overflow: 'visible',
  '@media': { [media.medium]: { height: vars.space[4] } },
})
const commissionPercent = (facts.sellerCommission / (facts.sellerCommission + facts.feeRate)) * 100
const sharePercent = commissionPercent * company.commissionShare

/** A text in each part of the commission. */
export const strip = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${commissionPercent - sharePercent}%) minmax(0, ${sharePercent}%)`,
  minHeight: vars.space[6],
  '@media': { [media.medium]: { minHeight: vars.space[8] } },
})
const base = style([text, { display: 'grid', alignItems: 'center' }])
export const part = styleVariants({
  agent: [base, filled(vars.color.plaster)],
  share: [base, filled(vars.color.sand)],
})
/** Below the commission, without the fee. */
export const bracket = style({
  width: `${commissionPercent}%`,
  height: vars.space[1],
  marginTop: vars.space[0.5],
  border: `${vars.rule.hair} solid ${vars.color.ink}`,
  borderTop: 0,
})
const legendText = {
  fontSize: vars.size.caption,
  lineHeight: vars.leading.quote,
  '@media': { [media.medium]: { fontSize: vars.size.text } },
} as const
export const legend = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginTop: vars.space[0.5],
})
export const commission = style(legendText)
export const fee = style({ ...legendText, color: vars.color.terracotta, fontWeight: 600, whiteSpace: 'nowrap' })
