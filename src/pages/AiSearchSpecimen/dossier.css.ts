import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { stackOnPhones } from '../../styles/stackedTable.ts'
import { vars } from '../../styles/theme.css.ts'

const hairline = `${vars.rule.hair} solid ${vars.color.mares}`
const inkLine = `${vars.rule.hair} solid ${vars.color.ink}`

const phones = 'screen and (max-width: 47.99em)'

/** A sheet of A4 on paper, a stretch of the page on screen. */
export const sheet = style({
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  padding: `${vars.space[4]} ${vars.space.gutter} ${vars.space[5]}`,
  selectors: { '& + &': { '@media': { print: { breakBefore: 'page' } } } },
  '@media': { [media.medium]: { paddingBottom: vars.space[8] }, print: { padding: 0 } },
})
export const chapter = style({
  display: 'grid',
  gap: vars.space[3],
  paddingTop: vars.space[4],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
      columnGap: vars.space[6],
      paddingTop: vars.space[8],
    },
    print: { display: 'block', paddingTop: vars.space[2] },
  },
})
export const head = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  breakAfter: 'avoid',
  '@media': { print: { gap: vars.space[0.5], marginBottom: vars.space[1] } },
})
export const heading = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'baseline',
  '@media': { [media.wide]: { display: 'block' }, print: { display: 'flex', gap: vars.space[1] } },
})
export const numeral = style({
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontSize: vars.size.figure,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'lining-nums',
  '@media': { print: { fontSize: vars.size.intro } },
})
globalStyle(`${head} h2`, { '@media': { print: { fontSize: vars.size.intro } } })
/** The sheets are the whole document. */
globalStyle(`body:has(${sheet}) footer`, { '@media': { print: { display: 'none' } } })
/** Paper has less room than the screen. */
globalStyle(`${sheet} p, ${sheet} li, ${sheet} dd, ${sheet} td, ${sheet} th`, {
  '@media': { print: { fontSize: vars.size.label, lineHeight: 1.36 } },
})
globalStyle(`${sheet} figcaption`, { '@media': { print: { marginTop: vars.space[0.5], fontSize: vars.size.fine } } })

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignContent: 'start',
  '@media': { print: { gap: vars.space[2] } },
})
globalStyle(`${head} p, ${body} > p`, { '@media': { print: { maxWidth: 'none' } } })
/** Drawing and table side by side on paper. */
export const sideBySide = style([
  body,
  {
    '@media': {
      print: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 11fr)', columnGap: vars.space[3], alignItems: 'start' },
    },
  },
])

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const tableCaption = style({
  paddingBottom: vars.space[1],
  color: vars.color.stone,
  fontSize: vars.size.caption,
  textAlign: 'start',
  '@media': { print: { fontSize: vars.size.fine } },
})
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[1]} 0 ${vars.space[1]} ${vars.space[1]}`,
  borderBottom: hairline,
  fontSize: vars.size.label,
  fontWeight: 400,
  textAlign: 'end',
  verticalAlign: 'bottom',
  '@media': {
    // Five columns of German words on the narrowest phones.
    'screen and (max-width: 24em)': { overflowWrap: 'anywhere' },
    [media.medium]: { fontSize: vars.size.small },
    print: { padding: `${vars.space[0.5]} 0 ${vars.space[0.5]} ${vars.space[0.5]}` },
  },
})
globalStyle(`${sheet} ${table} :is(th, td)`, { '@media': { print: { fontSize: vars.size.fine } } })
globalStyle(`${table} th`, { color: vars.color.stone })
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0, textAlign: 'start' })
globalStyle(`${table} thead th`, { borderBottom: inkLine, hyphens: 'auto' })
/** A table with columns of figures scrolls by itself where enlarged text leaves no room for them. */
globalStyle(`:has(> ${table})`, { '@media': { [media.enlarged]: { position: 'relative', overflowX: 'auto' } } })
globalStyle(`${table} :is(th, td)`, { '@media': { [media.enlarged]: { overflowWrap: 'break-word' } } })
/** Three columns, of which phones show the first above the others. */
export const stacked = style({})
stackOnPhones(stacked)
globalStyle(`${stacked} tr > :last-child`, { '@media': { [phones]: { paddingInlineEnd: 0 } } })
globalStyle(`${stacked} caption`, { '@media': { [phones]: { display: 'block' } } })
/** Two ranges next to each other do not read as one. */
globalStyle(`${stacked} :is(th, td) + td, ${stacked} :is(th, td) + th`, {
  '@media': { [media.medium]: { paddingInlineStart: vars.space[4] } },
})
/** Few columns, so that no word and no figure breaks on narrow phones. */
export const sums = style([table])
globalStyle(`${sums} :is(th, td)`, { '@media': { 'screen and (max-width: 24em)': { overflowWrap: 'break-word' } } })
globalStyle(`${sums} td`, { whiteSpace: 'nowrap' })
/** Four columns scroll by themselves where a reader spaces the letters on a narrow phone. */
globalStyle(`:has(> ${sums})`, { '@media': { 'screen and (max-width: 24em)': { overflowX: 'auto' } } })
/** Sums on the first line of a name of several lines. */
export const sales = style([sums])
globalStyle(`${sales} tbody :is(th, td)`, { verticalAlign: 'baseline' })
/** A line ends before it and not within. */
export const together = style({ display: 'inline-block' })
/** What is deducted from the price. */
export const cost = style({})
globalStyle(`${sums} td.${cost}`, { color: vars.color.terracotta })
/** Explanation below a row's name. */
export const detail = style({ display: 'block', color: vars.color.stone, fontWeight: 400 })
export const total = style({})
globalStyle(`${total} > :is(th, td)`, { borderBottom: inkLine, color: vars.color.ink, fontWeight: 600 })

/** Two tables side by side. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  alignItems: 'start',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: vars.space[3] },
  },
})

export const noteList = style({
  display: 'grid',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space[3] },
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `${vars.space[1]} ${vars.space[3]}` },
  },
})
export const note = style({
  display: 'grid',
  gridTemplateColumns: '1.25em minmax(0, 1fr)',
  paddingTop: vars.space[1],
  borderTop: inkLine,
  breakInside: 'avoid',
})
export const unpermitted = style([note, { borderTopColor: vars.color.terracotta }])
globalStyle(`${unpermitted} strong`, { color: vars.color.terracotta })
export const small = style({ color: vars.color.stone, fontSize: vars.size.small, lineHeight: 1.5 })
globalStyle(`${small} strong`, { display: 'block', color: vars.color.ink, fontWeight: 600 })
export const noteNumber = style({ fontSize: vars.size.small, fontVariantNumeric: 'tabular-nums lining-nums' })
export const unpermittedNumber = style([noteNumber, { color: vars.color.terracotta }])
/** The same number before a row of a table. */
export const itemNumber = style({ display: 'inline-block', width: '1.5em' })
export const unpermittedItemNumber = style([itemNumber, { color: vars.color.terracotta }])

/** Picture, drawing and figures next to each other on paper. */
export const drawingAndHours = style([
  body,
  {
    '@media': {
      print: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr) minmax(0, 3fr)',
        columnGap: vars.space[3],
        alignItems: 'start',
      },
    },
  },
])
export const hours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': { print: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: vars.space[2] } },
})
export const bigFigure = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.figure,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'lining-nums',
})

export const columns = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  alignItems: 'start',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${vars.space[1]} ${vars.space[4]}` },
  },
})
export const ruled = style({
  marginTop: vars.space[1],
  borderTop: inkLine,
  '@media': { print: { marginTop: vars.space[0.5] } },
})
globalStyle(`${ruled} > li`, {
  paddingBlock: vars.space[1],
  borderBottom: hairline,
  lineHeight: 1.5,
  breakInside: 'avoid',
  '@media': { print: { paddingBlock: vars.space[0.5] } },
})
globalStyle(`${ruled} > li:last-child`, { borderBottom: 0 })
export const numbered = style([ruled, { counterReset: 'condition' }])
globalStyle(`${numbered} > li`, { counterIncrement: 'condition', display: 'flex' })
globalStyle(`${numbered} > li::before`, {
  content: 'counter(condition)',
  flex: 'none',
  width: '1.25em',
  color: vars.color.stone,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
