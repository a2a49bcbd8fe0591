import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Below the head of the form, or after the form on phones. */
export const voice = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingTop: vars.space[3],
  borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
  '@media': { [media.wide]: { marginTop: vars.space[4] } },
})
/** Below the opening hours. */
export const note = style({ marginTop: vars.space[2] })
export const line = style({
  width: '100%',
  maxWidth: vars.measure.narrow,
  height: vars.space[1.5],
  marginTop: vars.space[1],
})
