import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const figure = style({ breakInside: 'avoid' })
export const screens = styleVariants({
  wide: { display: 'none', '@media': { [media.medium]: { display: 'block' }, print: { display: 'block' } } },
  phone: { '@media': { [media.medium]: { display: 'none' }, print: { display: 'none' } } },
})
export const sheet = style({ width: '100%', height: 'auto', overflow: 'visible' })
export const caption = style({ marginTop: vars.space[1], color: vars.color.stone, fontSize: vars.size.caption })

const color = (value: string, forced = 'CanvasText') => ({
  stroke: value,
  '@media': { [media.forcedColors]: { stroke: forced } },
})
/** The width of a line stays the same at every size of the drawing. */
const line = style({ fill: 'none', vectorEffect: 'non-scaling-stroke' })
export const stroke = styleVariants({
  hair: [line, color(vars.color.ink), { strokeWidth: vars.rule.hair }],
  strong: [line, color(vars.color.ink), { strokeWidth: vars.rule.strong }],
  quiet: [line, color(vars.color.mares, 'GrayText'), { strokeWidth: vars.rule.hair }],
  dashed: [line, color(vars.color.stone), { strokeWidth: vars.rule.hair, strokeDasharray: '5 4' }],
  accent: [line, color(vars.color.terracotta, 'Highlight'), { strokeWidth: vars.rule.strong }],
})

const shape = (value: string) => style({ fill: value, '@media': { [media.forcedColors]: { fill: 'GrayText' } } })
export const area = styleVariants({
  mares: [shape(vars.color.mares)],
  plaster: [shape(vars.color.plaster)],
  sea: [shape(vars.color.sea)],
  accent: [shape(vars.color.terracotta)],
  wash: [shape(vars.color.terracottaWash)],
})

const letters = style({
  fontFamily: vars.font.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})
export const label = styleVariants({
  note: [letters, { fill: vars.color.stone, fontSize: vars.size.caption }],
  strong: [letters, { fill: vars.color.ink, fontSize: vars.size.caption, fontWeight: 600 }],
  accent: [letters, { fill: vars.color.terracotta, fontSize: vars.size.caption, fontWeight: 600 }],
  figure: [letters, { fill: vars.color.ink, fontFamily: vars.font.display, fontSize: vars.size.numeral }],
})
export const anchor = styleVariants({
  start: { textAnchor: 'start' },
  middle: { textAnchor: 'middle' },
  end: { textAnchor: 'end' },
})
