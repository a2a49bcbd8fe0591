import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const answer = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  fontVariantNumeric: 'lining-nums tabular-nums',
  transition: `opacity ${vars.motion.fast}`,
})
export const head = style({
  display: 'grid',
  gap: vars.space[0.5],
  paddingBottom: vars.space[2],
  borderBottom: `${vars.rule.hair} solid ${vars.color.ink}`,
})
export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  lineHeight: vars.leading.display,
  letterSpacing: '-0.012em',
  // The font moves the dash of a range away from its first number.
  fontKerning: 'none',
  fontVariantNumeric: 'lining-nums tabular-nums',
  transition: `opacity ${vars.motion.fast}`,
})
/** While the next result is being calculated. */
export const stale = style({ opacity: 0.4, transition: `opacity ${vars.motion.fast}` })
export const part = style({
  minHeight: '2lh',
  color: vars.color.stone,
  fontSize: vars.size.small,
  textWrapStyle: 'balance',
})
