import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css.ts'

const base = style({
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  padding: `${vars.space.section} ${vars.space.gutter}`,
})

/** Surfaces of the brand, with room around a component that has no margins. */
export const surfaces = styleVariants({
  limewash: [base, { background: vars.color.limewash }],
  plaster: [base, { background: vars.color.plaster }],
  sea: [base, { background: vars.color.sea, color: vars.color.limewash }],
})
