import { style } from '@vanilla-extract/css'
import { needsScript } from '../../styles/needsScript.css.ts'
import { textButton } from '../../styles/textButton.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[0.5]} ${vars.space[2]}`,
  marginTop: vars.space[2],
})
export const status = style({ color: vars.color.stone, fontSize: vars.size.small, ':empty': { display: 'none' } })
export const action = style([textButton, needsScript])
