import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

export const stats = style({
  display: 'grid',
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12em, 1fr))' } },
})
/** Four in a row where there is room, otherwise two and two. */
export const four = style({
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
export const stat = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: `${vars.space[3]} 0`,
  borderBottom: line,
  '@media': {
    [media.medium]: {
      borderBottom: 0,
      borderInlineStart: line,
      paddingInline: vars.space[3],
      ':first-child': { borderInlineStart: 0, paddingInlineStart: 0 },
    },
  },
})
globalStyle(`${four} > ${stat}:nth-child(3)`, {
  '@media': { [`${media.medium} and (max-width: 63.99em)`]: { borderInlineStart: 0, paddingInlineStart: 0 } },
})
export const figure = style({
  order: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  lineHeight: vars.leading.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const label = style({ order: 1, fontWeight: 600, lineHeight: vars.leading.quote })
export const description = style({
  order: 2,
  color: vars.color.stone,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  maxWidth: vars.measure.lead,
})
