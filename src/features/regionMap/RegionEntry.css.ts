import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const row = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[3],
})
const base = style({ transition: `color ${vars.motion.fast}` })
export const name = styleVariants({
  quiet: [base],
  pointed: [
    base,
    { textDecoration: 'underline', textDecorationThickness: vars.rule.hair, textUnderlineOffset: '0.2em' },
  ],
})
export const prices = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.text,
  letterSpacing: 'normal',
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: vars.color.ink,
})
/** Below name and prices. */
export const beyond = style({
  flexBasis: '100%',
  color: vars.color.stone,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  letterSpacing: 'normal',
})
export const text = style({ display: 'grid', gap: vars.space[1] })
export const character = style({ fontWeight: 600 })
export const places = style({ color: vars.color.stone, fontSize: vars.size.small })
