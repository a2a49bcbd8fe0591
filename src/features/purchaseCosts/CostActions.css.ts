import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { needsScript } from '../../styles/needsScript.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[0.5]} ${vars.space[2]}`,
  marginTop: vars.space[2],
})
export const status = style({ color: vars.color.stone, fontSize: vars.size.small, ':empty': { display: 'none' } })
export const action = style([
  needsScript,
  {
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
  },
])
