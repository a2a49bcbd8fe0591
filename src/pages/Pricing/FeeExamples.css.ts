import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { ruledColumns } from '../../styles/ruledColumns.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

export const head = style({
  breakAfter: 'avoid',
  breakInside: 'avoid',
  display: 'grid',
  gap: vars.space[2],
  marginBottom: vars.space[6],
})
export const cards = style({
  breakInside: 'avoid',
  display: 'grid',
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: ruledColumns(3) },
    print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[3] },
  },
})
export const card = style({
  display: 'grid',
  alignContent: 'start',
  paddingBlock: vars.space[4],
  borderBottom: line,
  breakInside: 'avoid',
  '@media': {
    [media.wide]: {
      paddingInline: vars.space.inset,
      borderInlineStart: line,
      ':first-child': { paddingInlineStart: 0, borderInlineStart: 0 },
      ':last-child': { paddingInlineEnd: 0 },
    },
  },
})
export const price = style({ fontSize: vars.size.text, fontWeight: 600, lineHeight: vars.leading.quote })
export const fee = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  marginBlock: `${vars.space[4]} ${vars.space[3]}`,
})
export const name = style({ flexBasis: '100%', color: vars.color.stone, fontSize: vars.size.small })
export const amount = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h1,
  lineHeight: vars.leading.display,
  letterSpacing: '-0.012em',
  fontVariantNumeric: 'lining-nums',
})
export const note = style({ color: vars.color.stone })
export const details = style({ color: vars.color.stone, fontSize: vars.size.small, lineHeight: '1.7' })
export const closing = style({
  marginTop: vars.space[5],
  '@media': {
    [media.wide]: {
      width: `calc((100% - 4 * ${vars.space.inset}) * 2 / 3 + 2 * ${vars.space.inset})`,
      marginInlineStart: 'auto',
    },
  },
})
