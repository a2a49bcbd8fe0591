import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const notice = style({
  position: 'fixed',
  zIndex: 4,
  inset: 'auto 0 0',
  width: '100%',
  padding: `${vars.space[2]} ${vars.space.gutter} calc(${vars.space[2]} + env(safe-area-inset-bottom))`,
  background: vars.color.seaDeep,
  color: vars.color.limewash,
  textAlign: 'center',
  '@media': { print: { display: 'none' } },
})
