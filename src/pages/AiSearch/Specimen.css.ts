import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

const hairline = `${vars.rule.hair} solid ${vars.color.mares}`

export const sheet = style({
  padding: vars.space[4],
  border: hairline,
  background: vars.color.plaster,
  breakInside: 'avoid',
})
export const head = style({ paddingBottom: vars.space[3] })
export const house = style({
  marginTop: vars.space[2],
  fontFamily: vars.font.display,
  fontSize: vars.size.figure,
  lineHeight: vars.leading.heading,
})
export const small = style({ color: vars.color.stone, fontSize: vars.size.small, lineHeight: 1.5 })
export const part = style({ paddingBlock: vars.space[2], borderTop: hairline })
export const term = style({ fontSize: vars.size.small, fontWeight: 600, lineHeight: 1.5 })
export const price = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[2],
  color: vars.color.stone,
  fontSize: vars.size.small,
  lineHeight: 1.7,
})
export const sum = style({ color: vars.color.ink, fontVariantNumeric: 'tabular-nums lining-nums' })
export const caption = style({
  paddingTop: vars.space[2],
  borderTop: hairline,
  color: vars.color.stone,
  fontSize: vars.size.small,
  lineHeight: 1.5,
})
