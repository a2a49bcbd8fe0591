import { globalStyle, style } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const hairline = `${vars.rule.hair} solid ${vars.color.mares}`

export const crumbs = style({
  padding: `${vars.space[5]} ${contentEdge} 0`,
  borderTop: `${vars.rule.hair} solid ${vars.color.hair}`,
  '@media': { [media.wide]: { paddingTop: vars.space[3] }, print: { display: 'none' } },
})
export const opening = style({
  display: 'grid',
  gap: vars.space[4],
  paddingTop: vars.space[5],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space[6],
      paddingTop: vars.space[7],
    },
    print: { display: 'block', paddingTop: vars.space[6] },
  },
})
export const titles = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[3],
})
export const title = style({})
/** The title is as large as a figure of the page: two words and a number. */
globalStyle(`${title} h1`, {
  fontSize: vars.size.sum,
  lineHeight: 0.95,
  '@media': { print: { fontSize: vars.size.sum } },
})
export const lead = style({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: vars.measure.narrow,
  '@media': {
    print: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space[4], maxWidth: 'none' },
  },
})
export const facts = style({
  alignSelf: 'end',
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  '@media': { print: { marginTop: vars.space[3] } },
})
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: vars.space[3],
  alignItems: 'baseline',
  paddingBlock: vars.space[2],
  borderBottom: hairline,
  '@media': { print: { paddingBlock: vars.space[1] } },
})
export const term = style({ color: vars.color.stone, fontSize: vars.size.small })
export const amount = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.quote,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'lining-nums',
})
globalStyle(`${fact} dd`, { '@media': { print: { fontSize: vars.size.small } } })
globalStyle(`${fact} dd.${amount}`, { '@media': { print: { fontSize: vars.size.quote } } })
export const drawing = style({ marginTop: vars.space[6], '@media': { print: { marginTop: vars.space[2] } } })
export const contents = style({
  marginTop: vars.space[4],
  '@media': { print: { marginTop: vars.space[2] } },
})
export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginTop: vars.space[2],
  paddingTop: vars.space[2],
  borderTop: hairline,
  '@media': {
    [media.phone]: { fontSize: vars.size.small, overflowWrap: 'break-word' },
    [media.enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space[5] },
    print: {
      gridTemplateColumns: 'repeat(4, auto)',
      columnGap: vars.space[2],
      marginTop: vars.space[1],
      paddingTop: vars.space[1],
    },
  },
})
export const entry = style({ display: 'flex', alignItems: 'baseline', hyphens: 'auto', overflowWrap: 'anywhere' })
export const entryNumber = style({
  flex: 'none',
  width: '1.25em',
  color: vars.color.stone,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
