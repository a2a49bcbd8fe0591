import { style } from '@vanilla-extract/css'
import { media } from '../../../styles/breakpoints.ts'
import { vars } from '../../../styles/theme.css.ts'

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
})
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.control,
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: vars.size.small,
  textDecorationLine: 'underline',
  textDecorationThickness: vars.rule.hair,
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  transition: `color ${vars.motion.fast}`,
  '@media': { [media.hover]: { ':hover': { color: vars.color.stone } } },
})
/** Hidden without JavaScript. */
export const scripted = style({ '@media': { [media.noScript]: { display: 'none' } } })
export const status = style({ minHeight: vars.space[3], color: vars.color.stone, fontSize: vars.size.small })
