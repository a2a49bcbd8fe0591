import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const hairline = `${vars.rule.hair} solid ${vars.color.mares}`

/** On wide screens the pictures of a row are equally high, the first and the last of them wider. */
export const list = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[7]}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space[4] },
    [media.wide]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.space[4],
      rowGap: vars.space[10],
    },
    print: { display: 'block' },
  },
})
export const block = style({
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  gap: vars.space[2],
  scrollMarginTop: vars.space[3],
  breakInside: 'avoid',
  '@media': {
    [media.phone]: { gap: vars.space[1.5] },
    [media.wide]: {
      gridColumn: 'span 5',
      selectors: { '&:first-child, &:last-child': { gridColumn: 'span 7' } },
    },
  },
})
/** The picture is above the name. */
export const head = style({ display: 'grid', gap: vars.space[2], '@media': { [media.medium]: { gap: vars.space[3] } } })
export const picture = style({
  order: -1,
  aspectRatio: '3 / 2',
  '@media': {
    [media.phone]: { marginInline: `calc(-1 * ${vars.space.gutter})` },
    [media.wide]: { aspectRatio: 'auto', height: '26rem' },
    [media.enlarged]: { display: 'none' },
    print: { display: 'none' },
  },
})
export const note = style({ marginTop: vars.space[3], color: vars.color.stone, fontSize: vars.size.small })
export const benefits = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
globalStyle(`${benefits} li`, {
  paddingBlock: vars.space[1],
  borderBottom: hairline,
  lineHeight: 1.45,
  '@media': { [media.phone]: { paddingBlock: vars.space[0.5], fontSize: vars.size.small } },
})
/** Level with those of the block next to it; on phones in one line. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignSelf: 'end',
  gap: `${vars.space[0.5]} ${vars.space[4]}`,
  '@media': {
    [media.phone]: { justifyContent: 'space-between', columnGap: vars.space[1.5], fontSize: vars.size.caption },
  },
})
export const toContact = style({
  paddingBlock: vars.space[0.5],
  color: vars.color.stone,
  fontSize: vars.size.small,
  '@media': { [media.phone]: { fontSize: vars.size.label }, [media.hover]: { ':hover': { color: vars.color.ink } } },
})
