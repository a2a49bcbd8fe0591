import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const hero = style({ borderTop: `${vars.rule.hair} solid ${vars.color.hair}` })
export const inner = style({
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  padding: `${vars.space[4]} ${vars.space.gutter} ${vars.space[6]}`,
  '@media': { [media.wide]: { paddingBlock: `${vars.space[6]} ${vars.space[7]}` } },
})
export const head = style({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[4],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      gap: vars.space[6],
      marginTop: vars.space[5],
    },
  },
})
/** The side begins at the eighth of the twelve columns, where two actions have room beside each other. */
export const wideSide = style({
  '@media': {
    [media.wide]: { gridTemplateColumns: `minmax(0, calc(100% * 7 / 12 - ${vars.space[6]})) minmax(0, 1fr)` },
  },
})
/** Where the side stands beside it, every title takes as many lines in the fallback face: nothing moves when the font arrives. */
export const title = style({
  marginTop: vars.space[2],
  // The maximum is in proportion to the heading.
  fontSize: vars.size.h1,
  maxWidth: '13em',
  '@media': { [media.wide]: { maxWidth: '8.5em' } },
})
/** Low beside the title; where it is the taller of the two, the title stays at the top. */
export const side = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  '@media': { [media.wide]: { alignSelf: 'end' } },
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
})
const strip = style({ '@media': { print: { display: 'none' } } })
export const band = styleVariants({
  strip: [strip, { height: 'clamp(15rem, 34vw, 31rem)' }],
  tall: [strip, { height: 'clamp(17rem, 39vw, 40rem)' }],
})
