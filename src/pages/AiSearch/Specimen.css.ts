import { style } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const hairline = `${vars.rule.hair} solid ${vars.color.mares}`

/** Across the page; on wide screens the house is on the left and the history of its price on the right. */
export const sheet = style({
  marginInline: `calc(-1 * ${contentEdge})`,
  padding: `${vars.space[1.5]} ${contentEdge}`,
  background: vars.color.plaster,
  breakInside: 'avoid',
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      columnGap: vars.space[6],
      paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
    },
    print: { marginInline: 0, padding: 0, background: 'none' },
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
  '@media': { [media.wide]: { gridColumn: '1 / -1' } },
})
export const mark = style({ fontWeight: 600 })
export const house = style({
  paddingTop: vars.space[1],
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.heading,
  '@media': { [media.wide]: { paddingTop: vars.space[3], fontSize: vars.size.h2 } },
})
/** Names on the left, on wide screens above what they name. */
export const entries = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  columnGap: vars.space[1.5],
  '@media': { [media.wide]: { display: 'block' }, [media.enlarged]: { display: 'block' } },
})
export const term = style({
  gridColumn: 1,
  color: vars.color.stone,
  fontSize: vars.size.caption,
  paddingTop: vars.space[0.5],
  '@media': { [media.wide]: { paddingTop: vars.space[2] } },
})
export const price = style({
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[1],
  paddingBlock: vars.space[0.5],
  borderBottom: hairline,
  fontSize: vars.size.small,
})
export const sum = style({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': {
    [media.wide]: { fontFamily: vars.font.display, fontSize: vars.size.figure, lineHeight: vars.leading.heading },
  },
})
export const license = style({
  gridColumn: 2,
  paddingTop: vars.space[0.5],
  fontSize: vars.size.small,
  lineHeight: 1.5,
})
