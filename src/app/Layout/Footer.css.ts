import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { vars } from '../../styles/theme.css.ts'
import { twoIfRoom } from '../../styles/twoIfRoom.ts'

export const footer = style({
  borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
  background: vars.color.plaster,
  color: vars.color.stone,
  fontSize: vars.size.caption,
  lineHeight: 1.45,
  // Reserves space for the contact bar, so that it covers nothing.
  paddingBlock: `${vars.space[3]} calc(${vars.space[2]} + ${vars.target.bar} + env(safe-area-inset-bottom))`,
  '@media': {
    [media.medium]: {
      fontSize: vars.size.small,
      lineHeight: vars.leading.text,
      paddingTop: vars.space[8],
    },
    [media.wide]: { paddingBottom: vars.space[5] },
    print: { background: 'none', color: vars.color.ink, paddingBlock: vars.space[2] },
  },
})
export const inner = style(contentColumn)
/** Two columns on phones, in which the footer is about one screen high; a row on wide screens. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: twoIfRoom,
  overflowWrap: 'break-word',
  gap: vars.space[2],
  '@media': {
    [media.medium]: { gap: vars.space[6] },
    [media.wide]: { gridTemplateColumns: '3fr', gridAutoColumns: '2fr', gridAutoFlow: 'column' },
    print: { display: 'none' },
  },
})
export const column = style({
  display: 'grid',
  alignContent: 'start',
  '@media': { [media.medium]: { gap: vars.space[2] } },
})
globalStyle(`${column} p`, { maxWidth: vars.measure.narrow })
const wholeRow = { gridColumn: '1 / -1', '@media': { [media.medium]: { gridColumn: 'auto' } } }
export const brand = style(wholeRow)
export const why = style(wholeRow)
globalStyle(`${brand}, ${why}`, { rowGap: vars.space[1] })
/** Below two lists of pages the contacts share a line on phones; next to one list they are a column. */
export const reach = style({ selectors: { 'nav + nav + &': wholeRow } })
export const heading = style({
  color: vars.color.ink,
  fontSize: vars.size.label,
  fontWeight: 600,
  letterSpacing: '0.14em',
  textTransform: 'uppercase',
})
export const linkList = style({ display: 'grid', justifyItems: 'start' })
globalStyle(`nav + nav + ${reach} ${linkList}`, {
  gridTemplateColumns: twoIfRoom,
  columnGap: vars.space[2],
  '@media': { [media.medium]: { gridTemplateColumns: 'none' } },
})
export const address = style({ gridColumn: '1 / -1' })
// First lines and rows in step with those of the links, which have their padding.
globalStyle(`${why} p + p, ${address}`, { '@media': { [media.medium]: { paddingBlock: vars.space[0.5] } } })
globalStyle(`${linkList} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.space[4],
  // A link of two lines is as far from the next as one of one line.
  paddingBlock: `calc((${vars.space[4]} - 1.45em) / 2)`,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media': {
    [media.medium]: { display: 'inline-block', minHeight: 0, paddingBlock: vars.space[0.5], lineHeight: 'inherit' },
  },
})
globalStyle(`${footer} a:hover`, { textDecorationLine: 'underline' })
globalStyle(`${column} > a, ${footer} a[aria-label]`, { color: vars.color.ink })
export const landing = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[3],
})
export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginTop: vars.space[2],
  paddingTop: vars.space[2],
  borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
  fontSize: vars.size.label,
  '@media': { [media.medium]: { marginTop: vars.space[7], paddingTop: vars.space[3], fontSize: vars.size.caption } },
})
export const legalLinks = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] })
globalStyle(`${legalLinks} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.space[4],
  '@media': { [media.medium]: { minHeight: vars.space[3] } },
})
/** On one line, or on the next. */
export const tagline = style({ display: 'inline-block' })
