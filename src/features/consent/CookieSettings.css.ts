import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const dialog = style({
  width: `min(100% - 2 * ${vars.space[2]}, 42rem)`,
  maxHeight: `calc(100svh - 2 * ${vars.space[2]})`,
  margin: 'auto',
  padding: vars.space[3],
  border: `${vars.rule.hair} solid ${vars.color.mares}`,
  borderRadius: vars.radius.button,
  background: vars.color.limewash,
  color: vars.color.ink,
  fontSize: vars.size.small,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&[open]': { display: 'grid', gap: vars.space[3] },
    '&::backdrop': { background: vars.color.seaDeep, opacity: 0.6 },
  },
  '@media': {
    [media.medium]: { padding: vars.space[4] },
    print: { selectors: { '&[open]': { display: 'none' } } },
  },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
})
