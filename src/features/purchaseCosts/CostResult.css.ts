import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** While the next result is being calculated, or a price was typed before the app is there. */
const outdated = { opacity: 0.4, transition: `opacity ${vars.motion.fast}` }
export const answer = style({
  fontVariantNumeric: 'lining-nums tabular-nums',
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBottom: vars.space[3],
  borderBottom: `${vars.rule.hair} solid ${vars.color.ink}`,
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
export const ratio = style({ minHeight: '1lh', color: vars.color.stone, fontSize: vars.size.small })
export const drawing = style({ marginTop: vars.space[4] })
export const notes = style({
  display: 'grid',
  gap: vars.space[1],
  marginTop: vars.space[4],
  color: vars.color.stone,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  '@media': { [media.wide]: { maxWidth: '46em' } },
})
