import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { bleedColumns, columnEnd, columnStart } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const head = style({
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
})
export const list = style({
  display: 'grid',
  rowGap: vars.space[8],
  paddingBottom: vars.space.section,
  '@media': { [media.wide]: { rowGap: vars.space[12] } },
})
export const card = style({
  display: 'grid',
  gridTemplateColumns: bleedColumns,
  rowGap: vars.space[4],
  alignItems: 'center',
})
const base = style({ height: 'clamp(16rem, 62vw, 30rem)', '@media': { print: { display: 'none' } } })
export const picture = styleVariants({
  left: [
    base,
    {
      gridColumn: 'full-start / full-end',
      '@media': { [media.wide]: { gridColumn: `full-start / ${columnEnd(6)}`, height: '36rem' } },
    },
  ],
  right: [
    base,
    {
      gridColumn: 'full-start / full-end',
      '@media': { [media.wide]: { gridColumn: `${columnStart(8)} / full-end`, gridRow: 1, height: '36rem' } },
    },
  ],
})
const column = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  gridColumn: 'content-start / content-end',
})
export const texts = styleVariants({
  left: [column, { '@media': { [media.wide]: { gridColumn: `${columnStart(8)} / content-end` } } }],
  right: [column, { '@media': { [media.wide]: { gridColumn: `content-start / ${columnEnd(6)}`, gridRow: 1 } } }],
})
export const benefits = style({ width: '100%', marginTop: vars.space[1] })
globalStyle(`${benefits} h4`, { paddingBottom: vars.space[2], color: vars.color.terracotta })
globalStyle(`${benefits} li`, {
  paddingBlock: vars.space.half,
  borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
  lineHeight: 1.5,
})
globalStyle(`${benefits} li:last-child`, { borderBottom: `${vars.rule.hair} solid ${vars.color.mares}` })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginTop: vars.space[1],
})
