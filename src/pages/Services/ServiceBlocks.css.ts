import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const hairline = `${vars.rule.hair} solid ${vars.color.mares}`

export const list = style({
  display: 'grid',
  gap: `${vars.space[3]} ${vars.space[7]}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space[4] },
    [media.wide]: { rowGap: vars.space[10] },
    print: { display: 'block' },
  },
})
export const block = style({
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  gap: vars.space[2],
  scrollMarginTop: vars.space[3],
  breakInside: 'avoid',
  '@media': { [media.phone]: { gap: vars.space[1.5] } },
})
/** The picture is above the name. */
export const head = style({ display: 'grid', gap: vars.space[2], '@media': { [media.medium]: { gap: vars.space[3] } } })
export const picture = style({
  order: -1,
  aspectRatio: '8 / 3',
  objectPosition: '50% 42%',
  '@media': {
    [media.medium]: { aspectRatio: '16 / 9', objectPosition: '50% 50%' },
    [media.enlarged]: { display: 'none' },
    print: { display: 'none' },
  },
})
export const note = style({ marginTop: vars.space[4], color: vars.color.stone, fontSize: vars.size.small })
export const benefits = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
globalStyle(`${benefits} li`, {
  paddingBlock: vars.space[1],
  borderBottom: hairline,
  lineHeight: 1.45,
  '@media': { [media.phone]: { paddingBlock: vars.space[0.5], fontSize: vars.size.small } },
})
/** Level with those of the block next to it. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignSelf: 'end',
  gap: `${vars.space[0.5]} ${vars.space[4]}`,
  '@media': { [media.phone]: { flexDirection: 'column' } },
})
export const toContact = style({
  paddingBlock: vars.space[0.5],
  color: vars.color.stone,
  fontSize: vars.size.small,
  '@media': { [media.hover]: { ':hover': { color: vars.color.ink } } },
})
