import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../../styles/breakpoints.ts'
import { vars } from '../../../styles/theme.css.ts'

export const related = style({ '@media': { print: { display: 'none' } } })
export const list = style({ marginTop: vars.space[2], borderTop: `${vars.rule.hair} solid ${vars.color.mares}` })
globalStyle(`${list} > li`, { borderBottom: `${vars.rule.hair} solid ${vars.color.mares}` })
export const line = style({
  display: 'block',
  paddingBlock: vars.space[2],
  fontFamily: vars.font.display,
  fontSize: vars.size.quote,
  lineHeight: vars.leading.heading,
  textDecoration: 'none',
  textWrapStyle: 'balance',
  transition: `color ${vars.motion.fast}`,
  '@media': { [media.hover]: { ':hover': { color: vars.color.stone } } },
})
