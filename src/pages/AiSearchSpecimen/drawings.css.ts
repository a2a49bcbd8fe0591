import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

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
