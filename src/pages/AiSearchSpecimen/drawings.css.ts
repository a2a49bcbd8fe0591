import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Letters in a drawing's units, so that they have about the size of a caption where the drawing is shown. */
function lettering(phone: number, wide: number, print: number): string {
  const size = (factor: number) => `calc(${vars.size.caption} * ${factor})`
  const name = style({})
  globalStyle(`${name} :is(text, circle)`, {
    fontSize: size(phone),
    '@media': { [media.medium]: { fontSize: size(wide) }, print: { fontSize: size(print) } },
  })
  return name
}
export const broad = lettering(1.5, 0.85, 0.95)
/** As wide as the page. */
export const full = lettering(2.2, 0.72, 0.95)
export const narrow = lettering(1.5, 0.85, 1.05)
/** Next to a table on paper. */
export const half = lettering(1.75, 1.1, 1.45)

/** At most as wide as its details need, with the caption next to it where there is room. */
export const siteplan = style({
  '@media': {
    [media.full]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 37.5rem) minmax(0, 1fr)',
      columnGap: vars.space[3],
      alignItems: 'end',
    },
  },
})
globalStyle(`${siteplan} svg`, { maxWidth: '37.5rem' })

/** The section on phones: without the ends of its slopes, so that its details have room. */
export const cropped = style({ overflow: 'hidden' })
globalStyle(`${cropped} svg`, {
  '@media': { [media.phone]: { width: '124%', maxWidth: 'none', marginInlineStart: '-8%' } },
})
export const markInk = style({ fill: vars.color.limewash, stroke: vars.color.ink, vectorEffect: 'non-scaling-stroke' })
export const markAccent = style([markInk, { stroke: vars.color.terracotta }])
export const markText = style({
  fill: vars.color.ink,
  fontFamily: vars.font.text,
  fontWeight: 600,
  textAnchor: 'middle',
  dominantBaseline: 'central',
})
export const markTextAccent = style([markText, { fill: vars.color.terracotta }])
