import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const hairline = `${vars.rule.hair} solid ${vars.color.mares}`
const inkLine = `${vars.rule.hair} solid ${vars.color.ink}`

/** Headline and text above the paper, side by side where there is room. */
export const intro = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  marginBottom: vars.space[4],
  '@media': {
    [media.wide]: {
      marginBottom: vars.space[5],
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space[6],
      alignItems: 'last baseline',
    },
    print: { marginBottom: vars.space[3] },
  },
})
export const titles = style({ display: 'grid', gap: vars.space[2] })

/** Each sentence of the headline begins a line. */
export const sentence = style({ display: 'block' })

/** What the headline's two prices differ by: the page's one enormous figure, from edge to edge of the content. */
export const difference = style({
  // The minus sign begins at the edge of the text.
  margin: `0 0 ${vars.space[3]} -0.06em`,
  color: vars.color.terracotta,
  fontFamily: vars.font.display,
  fontSize: vars.size.headlineSum,
  lineHeight: 0.95,
  letterSpacing: '0.01em',
  fontVariantNumeric: 'lining-nums',
  // With a visitor's own letter spacing the sum is wider than a phone.
  overflowWrap: 'anywhere',
  '@media': { print: { fontSize: vars.size.h2 } },
})

/** The picture, and the sheet next to it where there is room. */
export const spread = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space[6],
      alignItems: 'start',
    },
    print: { display: 'block' },
  },
})

/** The edge of one sheet below another. */
const sheetBelow = (at: string): string =>
  `${at} ${at} 0 calc(-1 * ${vars.rule.hair}) ${vars.color.limewash}, ${at} ${at} 0 ${vars.color.mares}`
export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[2],
  marginInlineEnd: vars.space[1],
  padding: vars.space[3],
  border: hairline,
  background: vars.color.limewash,
  boxShadow: `${sheetBelow(vars.space[0.5])}, ${sheetBelow(vars.space[1])}`,
  breakInside: 'avoid',
  '@media': { [media.medium]: { gap: vars.space[3], padding: vars.space[4] }, print: { boxShadow: 'none' } },
})
export const running = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  width: '100%',
  gap: `0 ${vars.space[3]}`,
  paddingBottom: vars.space[1],
  borderBottom: inkLine,
  color: vars.color.stone,
  fontSize: vars.size.caption,
})
export const title = style({ display: 'grid', gap: vars.space[1] })
export const sums = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums lining-nums' })
globalStyle(`${sums} :is(th, td)`, {
  padding: `${vars.space[1]} 0`,
  borderTop: hairline,
  fontSize: vars.size.small,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'baseline',
  hyphens: 'auto',
  // An amount below its name, where enlarged text leaves no room for two columns.
  '@media': { [media.enlarged]: { display: 'block', textAlign: 'start' } },
})
globalStyle(`${sums} th`, { overflowWrap: 'anywhere' })
globalStyle(`${sums} td`, {
  paddingInlineStart: vars.space[1],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [media.enlarged]: { paddingTop: 0, paddingInlineStart: 0, borderTop: 0, textAlign: 'start' } },
})
export const loss = style({ color: vars.color.terracotta })
export const ours = style({})
globalStyle(`${ours} > :is(th, td)`, { borderTopColor: vars.color.ink, fontWeight: 600 })
globalStyle(`${ours} > td`, {
  fontFamily: vars.font.display,
  fontSize: vars.size.quote,
  fontWeight: 400,
  '@media': { [media.enlarged]: { fontSize: vars.size.h3 }, [media.medium]: { fontSize: vars.size.h3 } },
})
