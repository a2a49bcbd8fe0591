import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { reserved } from '../../styles/reserved.ts'
import { needsScript } from '../../styles/needsScript.css.ts'
import { vars } from '../../styles/theme.css.ts'

/** A viewport that keeps room for the text below the bar. */
const roomy = 'screen and (min-width: 18.01em) and (min-height: 30em)'

/** Hidden without JavaScript; the answers for the first price stay. */
export const bar = style([
  needsScript,
  {
    zIndex: 1,
    borderBlock: `${vars.rule.hair} solid ${vars.color.hair}`,
    background: vars.color.limewash,
    '@media': {
      [roomy]: { position: 'sticky', top: 0 },
    },
  },
])
// At every key browsers scroll a field out of the viewport’s padding, in which the bar is.
globalStyle(`html:has(${bar})`, { scrollPaddingTop: 0 })
// Targets of links and of the keyboard stop below the bar.
const targets = (height: string) => ({ scrollMarginTop: `calc(${height} + ${vars.space[3]})` })
globalStyle(`${bar} ~ *, ${bar} ~ * *`, {
  '@media': {
    [roomy]: targets(reserved.priceBar.phone),
    [`${roomy} and ${media.medium}`]: targets(reserved.priceBar.medium),
  },
})
export const row = style({
  ...contentColumn,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  alignContent: 'center',
  gap: vars.space[1],
  minHeight: reserved.priceBar.phone,
  paddingBlock: vars.space[1],
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'auto 10rem auto minmax(0, 1fr)',
      columnGap: vars.space[2],
      minHeight: reserved.priceBar.medium,
    },
    [media.enlarged]: { display: 'block' },
  },
})
export const label = style({ fontSize: vars.size.small, fontWeight: 600 })
export const price = style({
  width: '100%',
  minHeight: vars.target.control,
  padding: `${vars.space[0.5]} ${vars.space[1.5]}`,
  border: `${vars.rule.hair} solid ${vars.color.stone}`,
  borderRadius: vars.radius.button,
  background: vars.color.limewash,
  fontFamily: vars.font.display,
  fontSize: vars.size.quote,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: vars.color.terracotta,
      boxShadow: `inset 0 0 0 ${vars.rule.hair} ${vars.color.terracotta}`,
    },
  },
  '@media': { [media.phone]: { gridRow: 2 } },
})
export const kind = style({
  minWidth: 0,
  padding: 0,
  border: 0,
  '@media': { [media.narrow]: { gridRow: 2 } },
})
export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  border: `${vars.rule.hair} solid ${vars.color.sea}`,
  borderRadius: vars.radius.button,
})
export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: `calc(${vars.target.control} - 2 * ${vars.rule.hair})`,
  paddingInline: vars.space[0.5],
  fontSize: vars.size.small,
  fontWeight: 550,
  lineHeight: 1.2,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: vars.color.sea, color: vars.color.limewash },
    '&:has(:focus-visible)': {
      outline: `${vars.rule.strong} solid ${vars.color.terracotta}`,
      outlineOffset: vars.space[0.5],
    },
  },
  '@media': {
    '(min-width: 23em)': { paddingInline: vars.space[1.5] },
    [media.medium]: { paddingInline: vars.space[2] },
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
    },
  },
})
export const answer = style({
  color: vars.color.stone,
  fontSize: vars.size.small,
  lineHeight: 1.25,
  textAlign: 'end',
})
/** Phones have no room for the sum: it is in the first chapter. */
export const cash = style([
  answer,
  { fontVariantNumeric: 'lining-nums tabular-nums', '@media': { [media.phone]: { display: 'none' } } },
])
const below = style({ gridColumn: '1 / -1', fontSize: vars.size.small, lineHeight: 1.35 })
export const message = styleVariants({
  note: [below, { color: vars.color.stone }],
  error: [below, { color: vars.color.terracotta, fontWeight: 550 }],
})
