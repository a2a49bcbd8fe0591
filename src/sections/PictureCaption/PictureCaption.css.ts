import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const caption = style({
  display: 'block',
  textWrapStyle: 'pretty',
  color: vars.color.stone,
  fontSize: vars.size.caption,
  lineHeight: 1.5,
  fontVariantNumeric: 'lining-nums',
})
export const aside = style({
  marginBlock: `${vars.space[3]} ${vars.space[2]}`,
  '@media': { print: { display: 'none' } },
})
export const below = style({ marginTop: vars.space[1] })
