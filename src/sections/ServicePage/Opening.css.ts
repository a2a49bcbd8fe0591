import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const notPrinted = { print: { display: 'none' } }

/** Picture and text share the page in halves. */
export const halves = style({
  display: 'grid',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const firstHalf = style({
  display: 'grid',
  '@media': { [media.wide]: { gridRow: 1, alignSelf: 'start', aspectRatio: '5 / 6' } },
})
export const secondHalf = style({ '@media': { [media.wide]: { gridColumn: 2 } } })
/** At the end of the hero, in its column. */
export const halfNote = style({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: `calc(${vars.measure.content} / 2)`,
  padding: `0 ${vars.space.gutter} ${vars.space[6]}`,
})

/** Pictures of one size, so that they can be compared, and the note below them. */
export const fourPictures = style({
  display: 'grid',
  gap: vars.space[6],
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  '@media': { print: { paddingInline: 0 } },
})
export const quartet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[2]} ${vars.space[1]}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
/** The model is wider than high. */
export const quarter = style({ aspectRatio: '10 / 9', '@media': notPrinted })
export const quarterCaption = style({ marginTop: vars.space[1] })
export const quartetCaption = style({ marginTop: vars.space[2] })
