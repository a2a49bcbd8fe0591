import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

const base = style({
  display: 'grid',
  gap: vars.space[1],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderInlineStart: `${vars.rule.strong} solid currentColor`,
})
export const banner = styleVariants({
  error: [base, { background: vars.color.terracottaWash, color: vars.color.terracotta }],
  success: [base, { background: vars.color.plaster, color: vars.color.pine }],
  notice: [base, { background: vars.color.plaster, color: vars.color.body }],
  /** Empty live region that takes up no space. */
  none: { position: 'absolute' },
})
export type BannerTone = Exclude<keyof typeof banner, 'none'>
export const headline = style({ fontWeight: 600 })
export const details = style({ display: 'grid', gap: vars.space[1], color: vars.color.ink, fontSize: vars.size.small })
globalStyle(`${details} ul`, { display: 'flex', flexWrap: 'wrap', gap: `${vars.space[0.5]} ${vars.space[3]}` })
globalStyle(`${details} li a`, { display: 'inline-block', minHeight: vars.space[3] })
