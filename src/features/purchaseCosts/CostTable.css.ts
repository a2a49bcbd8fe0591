import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const table = style({ width: '100%', marginTop: vars.space[1], borderCollapse: 'collapse' })
export const caption = style({
  paddingBlock: vars.space[1],
  color: vars.color.stone,
  fontSize: vars.size.small,
  textAlign: 'start',
  // On the screen the price is in the field above.
  '@media': { [`screen and ${media.script}`]: { position: 'absolute', clipPath: 'inset(50%)' } },
})
export const item = style({ borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`, breakInside: 'avoid' })
const cell = { paddingBlock: vars.space[1.5], lineHeight: 1.4, verticalAlign: 'baseline' } as const
export const label = style({
  ...cell,
  paddingInlineEnd: vars.space[2],
  fontWeight: 'inherit',
  textAlign: 'start',
  '@media': { [media.enlarged]: { overflowWrap: 'anywhere', hyphens: 'auto' } },
})
/** An amount is on one line: on phones below its item, where the two do not fit side by side. */
export const amount = style({
  ...cell,
  marginInlineStart: 'auto',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [media.enlarged]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})
export const sum = style({ borderBottom: `${vars.rule.hair} solid ${vars.color.ink}`, fontWeight: 600 })
// On phones a long label wraps next to its amount if there is room for a word.
globalStyle(`${item} > ${label}`, { '@media': { [media.phone]: { flex: '1 1 9rem', textWrapStyle: 'balance' } } })
for (const row of [item, sum]) {
  globalStyle(row, {
    '@media': {
      [media.phone]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', paddingBlock: vars.space[1.5] },
    },
  })
  globalStyle(`${row} > *`, { '@media': { [media.phone]: { paddingBlock: 0 } } })
}
/** Keeps wrapped text clear of the color key. */
export const keyed = style({ position: 'relative', display: 'block', paddingInlineStart: vars.space[3] })
export const key = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: `calc(0.7em - ${vars.space[1.5]} / 2)`,
  width: vars.space[1.5],
  height: vars.space[1.5],
})
