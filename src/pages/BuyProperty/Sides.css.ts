import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { drawingText } from '../../styles/drawingText.ts'
import { vars } from '../../styles/theme.css.ts'

export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space[7] },
    print: { display: 'block' },
  },
})
/** Side by side, unless a plan would be too small to read. */
export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  alignItems: 'start',
  marginTop: vars.space[4],
  gap: `${vars.space[4]} ${vars.space[3]}`,
  '@media': { [media.medium]: { columnGap: vars.space[6] }, print: { maxWidth: '24rem' } },
})
export const plan = style({ breakInside: 'avoid' })
export const drawing = style({ width: '100%', maxWidth: '22rem', height: 'auto', overflow: 'visible' })
export const caption = style({ display: 'grid', gap: vars.space[0.5], marginTop: vars.space[2] })
export const list = style({ '@media': { print: { marginTop: vars.space[3] } } })

/** Sizes in centimeters of the drawing. */
export const letters = style({
  fill: vars.color.ink,
  fontFamily: vars.font.display,
  fontSize: drawingText.plan.letter,
  textAnchor: 'middle',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})
export const oursLetters = style([
  letters,
  { fill: vars.color.limewash, '@media': { [media.forcedColors]: { fill: 'HighlightText' } } },
])
export const ours = style({ fill: vars.color.sea, '@media': { [media.forcedColors]: { fill: 'Highlight' } } })
