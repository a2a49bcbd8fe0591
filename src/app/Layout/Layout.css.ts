import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const frame = style({
  minHeight: '100svh',
  display: 'flex',
  flexDirection: 'column',
  // Printed pages break badly in flex containers.
  '@media': { print: { display: 'block' } },
})
/** Gets the focus after a navigation, and shows no ring then. */
export const main = style({ flex: 1, ':focus-visible': { outline: 'none', boxShadow: 'none' } })
export const skipLink = style({
  position: 'absolute',
  zIndex: 3,
  insetInlineStart: vars.space[2],
  top: vars.space[1],
  padding: `${vars.space[1.5]} ${vars.space[2]}`,
  background: vars.color.limewash,
  color: vars.color.ink,
  translate: '0 -200%',
  ':focus': { translate: '0 0' },
})
