import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../../styles/breakpoints.ts'
import { vars } from '../../../styles/theme.css.ts'

export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingTop: vars.space[4],
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  '@media': { print: { display: 'none' } },
})
export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' })
export const item = style({ display: 'flex', alignItems: 'center' })
export const gap = style({ paddingInline: vars.space[0.5], color: vars.color.stone })

const target = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.control,
  textDecoration: 'none',
  transition: `color ${vars.motion.fast}`,
  '@media': { [media.hover]: { ':hover': { color: vars.color.stone } } },
})
const number = style({ justifyContent: 'center', minWidth: vars.target.control, fontVariantNumeric: 'tabular-nums' })
const words = style({ fontWeight: 550 })
export const step = styleVariants({
  number: [target, number],
  newer: [target, words],
  older: [target, words, { marginInlineStart: 'auto' }],
})
export const current = style([
  target,
  number,
  { fontWeight: 600, boxShadow: `inset 0 calc(-1 * ${vars.rule.strong}) ${vars.color.ink}` },
])
