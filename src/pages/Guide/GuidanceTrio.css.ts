import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const head = style({ display: 'grid', gap: vars.space[2], marginBottom: vars.space[6] })
export const points = style({ marginTop: vars.space[1] })
globalStyle(`${points} > li`, {
  position: 'relative',
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[3],
  lineHeight: 1.5,
})
globalStyle(`${points} > li::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: 0,
  top: `calc(${vars.space[1]} + 0.75em)`,
  width: vars.space[1],
  borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
})
/** Titles, texts and lists of the three cards start on the same lines. */
export const trio = style({})
globalStyle(`${trio} > ul > li`, {
  '@media': { [media.wide]: { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' } },
})
globalStyle(`${trio} > ul > li > :last-child`, { '@media': { [media.wide]: { marginBlockStart: 0 } } })
