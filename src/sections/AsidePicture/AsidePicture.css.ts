import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const figure = style({
  marginBlock: `${vars.space[3]} ${vars.space[2]}`,
  '@media': { print: { display: 'none' } },
})
export const caption = style({ marginTop: vars.space[1] })
