import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** While the next result is being calculated, or a price was typed before the app is there. */
const outdated = { opacity: 0.4, transition: `opacity ${vars.motion.fast}` }
/** On wide screens its parts are in the calculator's columns. */
export const answer = style({
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': { [media.wide]: { display: 'contents' }, print: { display: 'block' } },
})
export const head = style({
  display: 'grid',
  gap: vars.space[0.5],
  paddingBottom: vars.space[2],
  borderBottom: `${vars.rule.hair} solid ${vars.color.ink}`,
  '@media': { [media.wide]: { gridColumn: 1 } },
})
export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  lineHeight: vars.leading.display,
  letterSpacing: '-0.012em',
  // The font moves the dash of a range away from its first number.
  fontKerning: 'none',
  transition: `opacity ${vars.motion.fast}`,
})
export const stale = style(outdated)
export const part = style({
  minHeight: '2lh',
  color: vars.color.stone,
  fontSize: vars.size.small,
  textWrapStyle: 'balance',
})
export const list = style({ '@media': { [media.wide]: { gridColumn: 2, gridRow: '1 / 4' } } })
export const notes = style({
  marginTop: vars.space[3],
  '@media': { [media.wide]: { gridColumn: 1, marginTop: 0 } },
  maxWidth: vars.measure.text,
  color: vars.color.stone,
  fontSize: vars.size.small,
  lineHeight: 1.5,
})
