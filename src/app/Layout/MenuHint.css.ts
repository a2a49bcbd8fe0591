import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const hint = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: 0,
  top: '100%',
  width: 'min(17rem, 80vw)',
  padding: vars.space[2],
  background: vars.color.seaDeep,
  color: vars.color.limewash,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  '@media': { print: { display: 'none' } },
})
export const dismiss = style({
  minHeight: vars.space[4],
  marginTop: vars.space[1],
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.sand,
  fontWeight: 600,
  cursor: 'pointer',
})
