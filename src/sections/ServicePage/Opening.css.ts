import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { bleedColumns, contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const part = `(${vars.measure.content} - 2 * ${vars.space.gutter} - ${vars.space[6]}) / 12`
/** Two columns with a gap, plus the page's margins; the first takes `first` of 12 parts. */
const columns = (first: number) =>
  [
    `[full-start] minmax(${vars.space.gutter}, 1fr)`,
    `[content-start] minmax(0, calc(${part} * ${first})) [first-end] ${vars.space[6]}`,
    `[second-start] minmax(0, calc(${part} * ${12 - first}))`,
    `[content-end] minmax(${vars.space.gutter}, 1fr) [full-end]`,
  ].join(' ')

const page = { display: 'grid', gridTemplateColumns: bleedColumns, rowGap: vars.space[4] }
/** The note is below the hero's lead (`start`), or in a label-width column next to the text (`end`). */
export const wide = styleVariants({
  start: { ...page, '@media': { [media.wide]: { gridTemplateColumns: columns(8) } } },
  end: { ...page, '@media': { [media.wide]: { gridTemplateColumns: columns(3), gridTemplateRows: 'auto 1fr' } } },
})
const notPrinted = { print: { display: 'none' } }
const acrossThePage = { gridColumn: 'full-start / full-end' }
export const wideFigure = styleVariants({
  start: {
    ...acrossThePage,
    '@media': { [media.wide]: { gridColumn: 'full-start / first-end' }, ...notPrinted },
  },
  end: {
    ...acrossThePage,
    '@media': { [media.wide]: { gridColumn: 'second-start / full-end', gridRow: '1 / 3' }, ...notPrinted },
  },
})
/** On phones a picture has its own shape, so that its scale rule stays in it. */
export const widePicture = style({ width: '100%', '@media': { [media.medium]: { aspectRatio: '3 / 2' } } })
/** At the content's edge where the picture is full-bleed on the left. */
export const wideCaption = styleVariants({
  start: { padding: `${vars.space[1]} ${contentEdge} 0` },
  end: { padding: `${vars.space[1]} ${vars.space.gutter} 0`, '@media': { [media.wide]: { paddingInlineStart: 0 } } },
})
const belowOnPhones = { gridColumn: 'content-start / content-end', alignSelf: 'end' }
export const note = styleVariants({
  start: {
    ...belowOnPhones,
    '@media': { [media.wide]: { display: 'grid', alignSelf: 'stretch', gridColumn: 'second-start / content-end' } },
  },
  end: {
    ...belowOnPhones,
    '@media': { [media.wide]: { gridColumn: 'content-start / first-end', gridRow: 2, alignSelf: 'start' } },
  },
})

/** In the margin, above the note. */
export const lead = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[3],
  gridColumn: 'content-start / content-end',
  '@media': { [media.wide]: { gridColumn: 'content-start / first-end', gridRow: 1 } },
})

/** Picture and text share the page in halves. */
export const halves = style({
  display: 'grid',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
})
/** In view while the text passes. */
export const firstHalf = style({
  display: 'grid',
  '@media': {
    [media.wide]: { position: 'sticky', top: 0, gridRow: '1 / 3', alignSelf: 'start', aspectRatio: '5 / 6' },
  },
})
export const secondHalf = style({ '@media': { [media.wide]: { gridColumn: 2 } } })
/** Half of the content width, so that its outer edge aligns with the sections above and below. */
export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: `calc(${vars.measure.content} / 2)`,
  paddingBlock: `${vars.space[7]} ${vars.space.section}`,
  paddingInline: vars.space.gutter,
  '@media': { [media.wide]: { gridColumn: 2, paddingTop: 0 } },
})
export const paragraphs = style({ display: 'grid', gap: vars.space[2] })
globalStyle(`${texts} > ${paragraphs}`, { marginTop: vars.space[4] })

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
