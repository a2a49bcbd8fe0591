import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const notPrinted = { print: { display: 'none' } }

/** Picture and text share the page in halves. */
export const halves = style({
  display: 'grid',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
/** On phones above the text. */
export const firstHalf = style({
  display: 'grid',
  order: -1,
  '@media': { [media.wide]: { gridRow: 1, alignSelf: 'start', aspectRatio: '5 / 6' } },
})
export const secondHalf = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media': { [media.wide]: { gridColumn: 2 } },
})
/** On phones the page's path follows the caption of the picture. */
globalStyle(`${secondHalf} > :first-child`, {
  '@media': { [media.phone]: { marginTop: `calc(-1 * ${vars.space[4]})`, borderTop: 0 } },
})
const halfColumn = { maxWidth: `calc(${vars.measure.content} / 2)`, paddingInline: vars.space.gutter }
/** At the end of the hero, in its column. */
export const halfFigures = style(halfColumn)
export const halfNote = style({ ...halfColumn, paddingBottom: vars.space[6] })

export const fourNote = style({
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
})
/** Pictures of one size, so that they can be compared: in one row, also on phones but the narrowest and those with enlarged text. */
export const quartet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[1],
  '@media': { 'screen and (max-width: 22em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** The model is wider than high; on phones its middle is shown. */
export const quarter = style({
  aspectRatio: '2 / 3',
  '@media': { [media.medium]: { aspectRatio: '10 / 9' }, ...notPrinted },
})
export const quarterCaption = style({ marginTop: vars.space[1] })
export const quartetCaption = style({ marginTop: vars.space[1] })
