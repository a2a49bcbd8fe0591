import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
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
  '@media': { [media.wide]: { rowGap: vars.space.section } },
})

const gap = vars.space[6]
const content = `(${vars.measure.content} - 2 * ${vars.space.gutter})`
/**
 * Three columns with gaps across the page: `first` and `second` of eleven parts, and the remainder. Named lines before
 * and after each column allow full-bleed pictures.
 */
const columns = [
  `[full-start] minmax(${vars.space.gutter}, 1fr)`,
  `[a-start] minmax(0, calc((${content} - ${gap}) * 4 / 11)) [a-end] ${gap}`,
  `[b-start] minmax(0, calc((${content} - ${gap}) * 8 / 12 - (${content} - ${gap}) * 4 / 11 - ${gap})) [b-end] ${gap}`,
  `[c-start] minmax(0, calc((${content} - ${gap}) * 4 / 12)) [c-end]`,
  `minmax(${vars.space.gutter}, 1fr) [full-end]`,
].join(' ')

const row = {
  display: 'grid',
  gridTemplateColumns: `[full-start] ${vars.space.gutter} [a-start] minmax(0, 1fr) [c-end] ${vars.space.gutter} [full-end]`,
  rowGap: vars.space[4],
}
const set = (wide: object) => ({ ...row, '@media': { [media.wide]: { gridTemplateColumns: columns, ...wide } } })
export const card = styleVariants({
  'ai-search': set({ gridTemplateRows: 'auto 1fr' }),
  'personal-shopping': set({}),
  'investment-analysis': set({}),
  'buyer-representation': set({ gridTemplateRows: '1fr auto auto 1fr' }),
})

const shown = (wide: object) => ({
  gridColumn: 'full-start / full-end',
  '@media': { [media.wide]: wide, print: { display: 'none' } },
})
export const figure = styleVariants({
  'ai-search': shown({ gridColumn: 'full-start / b-end', gridRow: '1 / 3' }),
  'personal-shopping': shown({ gridColumn: 'c-start / c-end', gridRow: 1 }),
  'investment-analysis': shown({ gridColumn: 'a-start / c-end' }),
  'buyer-representation': shown({ gridColumn: 'b-start / full-end', gridRow: '1 / 5' }),
})
const crop = (wide: object, narrow: object = { height: 'clamp(16rem, 62vw, 30rem)' }) => ({
  ...narrow,
  '@media': { [media.wide]: { height: 'auto', ...wide } },
})
export const picture = styleVariants({
  'ai-search': crop({ height: '36rem' }, { height: 'clamp(16rem, 80vw, 30rem)' }),
  'personal-shopping': crop({ aspectRatio: '1 / 1' }),
  'investment-analysis': crop({ aspectRatio: '3 / 2' }),
  'buyer-representation': crop({ height: '36rem' }),
})
/** At the picture's left edge, or at that of the content. */
const captionAt = (edge: string) => ({
  padding: `${vars.space[1]} ${vars.space.gutter} 0`,
  '@media': { [media.wide]: { paddingInlineStart: edge } },
})
export const caption = styleVariants({
  'ai-search': captionAt(contentEdge),
  'personal-shopping': captionAt('0'),
  'investment-analysis': captionAt('0'),
  'buyer-representation': captionAt('0'),
})

const text = {
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[3],
  gridColumn: 'a-start / c-end',
}
const placed = (wide: object) => ({ ...text, '@media': { [media.wide]: wide } })
export const summary = styleVariants({
  'ai-search': placed({ gridColumn: 'c-start / c-end' }),
  'personal-shopping': placed({ gridColumn: 'a-start / a-end', gridRow: 1 }),
  'investment-analysis': placed({ gridColumn: 'a-start / a-end' }),
  'buyer-representation': placed({ gridColumn: 'a-start / a-end', gridRow: 2 }),
})
export const details = styleVariants({
  'ai-search': placed({ gridColumn: 'c-start / c-end', alignContent: 'end' }),
  'personal-shopping': placed({ gridColumn: 'b-start / b-end', gridRow: 1 }),
  'investment-analysis': placed({ gridColumn: 'b-start / c-end' }),
  'buyer-representation': placed({ gridColumn: 'a-start / a-end', gridRow: 3 }),
})

const hairline = `${vars.rule.hair} solid ${vars.color.mares}`
export const benefits = style({ width: '100%' })
export const benefitsLabel = style({ paddingBottom: vars.space[2], color: vars.color.stone })
globalStyle(`${benefits} li`, { paddingBlock: vars.space[1.5], borderTop: hairline, lineHeight: 1.5 })
globalStyle(`${benefits} li:last-child`, { borderBottom: hairline })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
})
