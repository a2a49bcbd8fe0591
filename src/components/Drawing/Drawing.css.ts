import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'
import { areas, captions, lines } from './looks.ts'

export const figure = style({ breakInside: 'avoid' })
export const screens = styleVariants({
  wide: { display: 'none', '@media': { [media.medium]: { display: 'block' }, print: { display: 'block' } } },
  phone: { '@media': { [media.medium]: { display: 'none' }, print: { display: 'none' } } },
})
export const sheet = style({ width: '100%', height: 'auto', overflow: 'visible' })
export const caption = style({ marginTop: vars.space[1], color: vars.color.stone, fontSize: vars.size.caption })

/** The width of a line stays the same at every size of the drawing. */
const line = style({ fill: 'none', vectorEffect: 'non-scaling-stroke' })
export const stroke = styleVariants(lines, ({ color, width, ...look }) => [
  line,
  {
    stroke: vars.color[color],
    strokeWidth: vars.rule[width],
    ...('dashes' in look ? { strokeDasharray: look.dashes } : {}),
    '@media': { [media.forcedColors]: { stroke: 'forced' in look ? look.forced : 'CanvasText' } },
  },
])

export const area = styleVariants(areas, (color) => ({
  fill: vars.color[color],
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
}))

const letters = style({
  fontFamily: vars.font.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})
export const label = {
  ...styleVariants(captions, ({ color, weight }) => [
    letters,
    { fill: vars.color[color], fontSize: vars.size.caption, fontWeight: weight },
  ]),
  ...styleVariants({
    figure: [letters, { fill: vars.color.ink, fontFamily: vars.font.display, fontSize: vars.size.numeral }],
  }),
}
export const anchor = styleVariants({
  start: { textAnchor: 'start' },
  middle: { textAnchor: 'middle' },
  end: { textAnchor: 'end' },
})
