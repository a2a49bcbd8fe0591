import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

export const inner = style({
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
})
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  borderBottom: line,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
globalStyle(`${list} > li`, { padding: `${vars.space[3]} ${vars.space[2]}`, borderInlineStart: line })
globalStyle(`${list} > li:nth-child(odd)`, { borderInlineStart: 0, paddingInlineStart: 0 })
globalStyle(`${list} > li:nth-child(n + 3)`, { borderTop: line })
globalStyle(`${list} > li`, { '@media': { [media.wide]: { padding: vars.space[3] } } })
globalStyle(`${list} > li:nth-child(n)`, {
  '@media': { [media.wide]: { borderTop: 0, borderInlineStart: line, paddingInlineStart: vars.space[3] } },
})
globalStyle(`${list} > li:first-child`, { '@media': { [media.wide]: { borderInlineStart: 0, paddingInlineStart: 0 } } })
export const figure = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: vars.size.figure,
  lineHeight: 1,
})
export const text = style({
  display: 'block',
  marginTop: vars.space[1],
  maxWidth: '17em',
  color: vars.color.stone,
  fontSize: vars.size.small,
  lineHeight: 1.45,
})
