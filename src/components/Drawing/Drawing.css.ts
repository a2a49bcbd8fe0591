import { fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { ground as groundColor } from '../../styles/ground.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const figure = style({ breakInside: 'avoid' })
export const sheet = style({ width: '100%', height: 'auto', overflow: 'visible' })
export const caption = style({ marginTop: vars.space[1], color: vars.color.stone, fontSize: vars.size.caption })

/** Part of the drawing, because automatic dark themes change the page's ground and leave lines and labels as they are. */
export const ground = style({
  fill: fallbackVar(groundColor, vars.color.limewash),
  '@media': { [media.forcedColors]: { fill: 'none' }, print: { fill: 'none' } },
})

/** The width of a line stays the same at every size of the drawing. */
const line = style({ fill: 'none', vectorEffect: 'non-scaling-stroke', strokeWidth: vars.rule.hair })
const forcedStroke = (color: string) => ({ '@media': { [media.forcedColors]: { stroke: color } } })
const inked = [line, { stroke: vars.color.ink, ...forcedStroke('CanvasText') }]
export const stroke = styleVariants({
  hair: inked,
  strong: [...inked, { strokeWidth: vars.rule.strong }],
  quiet: [line, { stroke: vars.color.mares, ...forcedStroke('GrayText') }],
  dashed: [line, { stroke: vars.color.stone, strokeDasharray: '5 4', ...forcedStroke('CanvasText') }],
  accent: [line, { stroke: vars.color.terracotta, strokeWidth: vars.rule.strong, ...forcedStroke('Highlight') }],
})

const areaColors = {
  mares: 'mares',
  sand: 'sand',
  sea: 'sea',
  plaster: 'plaster',
  limewash: 'limewash',
  accent: 'terracotta',
  wash: 'terracottaWash',
} as const
export const area = styleVariants(areaColors, (color) => ({
  fill: vars.color[color],
  // Labels on it have the color of texts.
  '@media': { [media.forcedColors]: { fill: 'GrayText', fillOpacity: 0.3 } },
}))

const letters = style({
  fontFamily: vars.font.text,
  fontVariantNumeric: 'lining-nums',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})
const captionLetters = style([letters, { fontSize: vars.size.caption, fontWeight: 400 }])
export const label = styleVariants({
  note: [captionLetters, { fill: vars.color.stone }],
  strong: [captionLetters, { fill: vars.color.ink, fontWeight: 600 }],
  accent: [captionLetters, { fill: vars.color.terracotta, fontWeight: 600 }],
  figure: [letters, { fill: vars.color.ink, fontFamily: vars.font.display, fontSize: vars.size.h3 }],
})
export const anchor = styleVariants({
  start: { textAnchor: 'start' },
  middle: { textAnchor: 'middle' },
  end: { textAnchor: 'end' },
})
