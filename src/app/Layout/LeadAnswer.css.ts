import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Above the bar of phones, in the corner of wide screens. */
export const notices = style({
  position: 'fixed',
  zIndex: 3,
  inset: `auto ${vars.space[2]} calc(${vars.target.bar} + ${vars.space[2]} + env(safe-area-inset-bottom))`,
  display: 'grid',
  gap: vars.space[1],
  // Without a notice it covers nothing.
  pointerEvents: 'none',
  '@media': {
    [media.medium]: { insetInlineEnd: 'auto', width: '28rem' },
    [media.wide]: { insetInlineStart: vars.space[3], bottom: vars.space[3] },
    print: { display: 'none' },
  },
})
// Scrolls in a low window.
globalStyle(`${notices} > [role="region"]`, {
  pointerEvents: 'auto',
  overflowY: 'auto',
  maxHeight: `calc(100svh - ${vars.target.bar} - ${vars.space[4]})`,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })
export const close = style({
  minHeight: vars.space[3],
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.small,
  fontWeight: 550,
  cursor: 'pointer',
  '@media': { [media.hover]: { ':hover': { color: vars.color.stone } } },
})
