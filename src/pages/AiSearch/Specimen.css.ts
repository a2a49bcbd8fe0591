import { style } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const hairline = `${vars.rule.hair} solid ${vars.color.mares}`

/** Up to the page's edge, and on wide screens from its middle. */
export const sheet = style({
  padding: `${vars.space[3]} ${contentEdge} ${vars.space[4]}`,
  background: vars.color.plaster,
  breakInside: 'avoid',
  '@media': {
    [media.wide]: { padding: `${vars.space[6]} ${contentEdge} ${vars.space[8]} ${vars.space[8]}` },
    print: { padding: 0, background: 'none' },
  },
})
export const running = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  paddingBottom: vars.space[1],
  borderBottom: `${vars.rule.hair} solid ${vars.color.ink}`,
  fontSize: vars.size.caption,
})
export const mark = style({ fontWeight: 600 })
export const house = style({
  paddingTop: vars.space[3],
  fontFamily: vars.font.display,
  fontSize: vars.size.figure,
  lineHeight: vars.leading.heading,
  '@media': { [media.wide]: { fontSize: vars.size.h1 } },
})
export const term = style({
  color: vars.color.stone,
  fontSize: vars.size.caption,
  paddingTop: vars.space[2],
})
export const price = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  borderBottom: hairline,
  fontSize: vars.size.small,
})
export const sum = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': {
    [media.wide]: { fontFamily: vars.font.display, fontSize: vars.size.figure, lineHeight: vars.leading.heading },
  },
})
export const license = style({ fontSize: vars.size.small, lineHeight: 1.5 })
