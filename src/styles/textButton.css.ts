import { style } from '@vanilla-extract/css'
import { media } from './breakpoints.ts'
import { vars } from './theme.css.ts'

/** A button that looks like a link in small text. */
export const textButton = style({
  minHeight: vars.space[4],
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: vars.size.small,
  fontWeight: 550,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationThickness: vars.rule.hair,
  textUnderlineOffset: '0.3em',
  cursor: 'pointer',
  '@media': { [media.hover]: { ':hover': { color: vars.color.stone } } },
})
