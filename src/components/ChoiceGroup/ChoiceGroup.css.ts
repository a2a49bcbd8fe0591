import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

export const group = style({ border: 0, padding: 0, minInlineSize: 0 })
export const legend = style({ padding: 0, marginBottom: vars.space[1], fontWeight: 600, fontSize: vars.size.small })
export const note = style({ color: vars.color.stone, fontWeight: 400 })
export const choices = style({
  display: 'grid',
  borderTop: line,
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space[4] } },
})
export const choice = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[3]} minmax(0, 1fr)`,
  columnGap: vars.space[1],
  alignContent: 'start',
  paddingBlock: vars.space[1.5],
  borderBottom: line,
  cursor: 'pointer',
  '@media': { [media.hover]: { ':hover': { color: vars.color.stone } } },
})
export const radio = style({
  width: '1.125rem',
  height: '1.125rem',
  margin: `${vars.space[0.5]} 0 0`,
  accentColor: vars.color.sea,
  cursor: 'pointer',
})
export const label = style({ fontWeight: 550 })
export const description = style({
  gridColumn: 2,
  color: vars.color.stone,
  fontSize: vars.size.small,
  lineHeight: 1.4,
})
