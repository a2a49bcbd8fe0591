import { style } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const hairline = `${vars.rule.hair} solid ${vars.color.mares}`

/** Across a phone, down to the next section; on wide screens it fills its half of the page up to the edge. */
export const sheet = style({
  marginBottom: `calc(-1 * ${vars.space[6]})`,
  padding: `${vars.space[2]} ${contentEdge} ${vars.space[3]}`,
  background: vars.color.plaster,
  breakInside: 'avoid',
  '@media': {
    [media.wide]: {
      height: '100%',
      marginBottom: 0,
      padding: `${vars.space[5]} ${contentEdge} ${vars.space[6]} ${vars.space[6]}`,
    },
    print: { marginBottom: 0, padding: 0, background: 'none' },
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
  paddingTop: vars.space[1],
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.heading,
  '@media': { [media.wide]: { paddingTop: vars.space[3], fontSize: vars.size.figure } },
})
/** Names on the left. */
export const entries = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  columnGap: vars.space[1.5],
  alignItems: 'baseline',
  '@media': {
    [media.wide]: { gridTemplateColumns: '8rem minmax(0, 1fr)', paddingTop: vars.space[2] },
    [media.enlarged]: { display: 'block' },
  },
})
export const term = style({
  gridColumn: 1,
  color: vars.color.stone,
  fontSize: vars.size.caption,
  paddingTop: vars.space[0.5],
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
    [media.wide]: { fontFamily: vars.font.display, fontSize: vars.size.h3, lineHeight: vars.leading.heading },
  },
})
export const license = style({
  gridColumn: 2,
  paddingBlock: `${vars.space[0.5]} ${vars.space[1]}`,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  textWrapStyle: 'pretty',
})
