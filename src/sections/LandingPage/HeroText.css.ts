import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

/** Spacing scales with the headline. */
export const headline = style({ fontSize: vars.size.h1, marginBlock: '0.3em 0.42em' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginTop: vars.space[4],
})
