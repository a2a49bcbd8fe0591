import { globalStyle, style } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { drawingText } from '../../styles/drawingText.ts'
import { vars } from '../../styles/theme.css.ts'

/** Side by side, unless a plan would be too small to read. */
export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  alignItems: 'start',
  gap: `${vars.space[4]} ${vars.space[2]}`,
  padding: `0 ${vars.space.gutter}`,
  '@media': {
    [media.medium]: { columnGap: vars.space[4], paddingTop: vars.space[4] },
    [media.wide]: { alignSelf: 'center', padding: `${vars.space[7]} ${contentEdge} ${vars.space[5]} ${vars.space[4]}` },
    print: { maxWidth: '24rem' },
  },
})
export const plan = style({ breakInside: 'avoid' })
export const drawing = style({
  width: '100%',
  maxWidth: '22rem',
  height: 'auto',
  overflow: 'visible',
  // The captions and the button are above the contact bar.
  '@media': { [media.narrow]: { maxWidth: '7.75rem' } },
})
export const caption = style({
  display: 'grid',
  gap: vars.space[0.5],
  marginTop: vars.space[2],
  '@media': { [media.phone]: { marginTop: vars.space[1] } },
})
/** Each title has one line in its half of a phone. */
globalStyle(`.${caption} > h2`, { '@media': { [media.phone]: { fontSize: vars.size.quote } } })

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
