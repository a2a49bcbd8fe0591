import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
})
/** The rule ends the list of steps above it. */
export const urgent = style({ paddingTop: vars.space[4], borderTop: `${vars.rule.hair} solid ${vars.color.mares}` })
