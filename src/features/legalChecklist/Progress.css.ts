import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { needsScript } from '../../styles/needsScript.css.ts'
import { textButton } from '../../styles/textButton.css.ts'
import { vars } from '../../styles/theme.css.ts'

/** Hidden without JavaScript: the checkboxes work, but nothing counts them. */
export const progress = style([
  needsScript,
  {
    display: 'grid',
    gap: vars.space[1],
    marginTop: vars.space[1],
  },
])
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[2],
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
})
export const percent = style({ fontFamily: vars.font.display, fontSize: vars.size.h3, fontWeight: 400, lineHeight: 1 })
const track = { background: vars.color.mares, border: 0 } as const
const value = { background: vars.color.sea, transition: `inline-size ${vars.motion.slow}` } as const
export const bar = style({
  appearance: 'none',
  width: '100%',
  height: vars.space[0.5],
  color: vars.color.sea,
  ...track,
  '::-webkit-progress-bar': track,
  '::-webkit-progress-value': value,
  '::-moz-progress-bar': value,
  '@media': { [media.forcedColors]: { appearance: 'auto', forcedColorAdjust: 'none' } },
})
export const note = style({ color: vars.color.stone, fontSize: vars.size.small, lineHeight: 1.5 })
export const print = style([textButton, { justifySelf: 'start' }])
