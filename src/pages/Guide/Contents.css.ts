import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const entries = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  '@media': { print: { display: 'none' } },
})
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.target.control,
  fontSize: vars.size.small,
  fontWeight: 550,
  textDecorationLine: 'underline',
  textDecorationThickness: vars.rule.hair,
  textUnderlineOffset: '0.3em',
  '@media': { [media.hover]: { ':hover': { color: vars.color.stone } } },
})
