import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

/** The case above the note, and the testimonials in the margin of both; on narrower screens between them. */
export const caseAndMargin = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"case quotes" "note quotes"',
      columnGap: vars.space[7],
    },
    print: { display: 'block' },
  },
})
export const steps = style({
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'start',
  '@media': { [media.wide]: { gridArea: 'case' } },
})
export const picture = style({ '@media': { print: { display: 'none' } } })
export const image = style({ '@media': { [media.phone]: { aspectRatio: '2 / 1' } } })
export const caption = style({ marginTop: vars.space[1] })

export const margin = style({
  '@media': {
    [media.wide]: {
      gridArea: 'quotes',
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      paddingInlineStart: vars.space.inset,
      borderInlineStart: line,
    },
  },
})
/** In pairs between the case and the figures where the page is wide enough; on wide screens as high as the case. */
export const quotes = style({
  display: 'grid',
  alignContent: 'space-between',
  columnGap: vars.space[4],
  marginTop: vars.space[2],
  '@media': {
    [`${media.medium} and (max-width: 63.99em)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
export const quote = style({
  paddingBlock: vars.space[2],
  borderBottom: line,
  breakInside: 'avoid',
  '@media': {
    [media.phone]: { paddingBlock: vars.space[1.5] },
    [media.wide]: { selectors: { '&:last-child': { paddingBottom: 0, borderBottom: 0 } } },
  },
})
globalStyle(`${quote} > figure`, { gap: vars.space[1], '@media': { [media.phone]: { gap: vars.space[0.5] } } })
/** On phones the first is large, the others small. */
globalStyle(`${quote} blockquote`, { '@media': { [media.phone]: { fontSize: vars.size.intro } } })
globalStyle(`${quote}:first-child blockquote`, {
  '@media': { [media.phone]: { fontSize: vars.size.h3, lineHeight: vars.leading.heading } },
})
/** On phones the author and the purchase follow each other on a line. */
globalStyle(`${quote} figcaption`, {
  '@media': { [media.phone]: { fontSize: vars.size.caption, lineHeight: vars.leading.quote } },
})
globalStyle(`${quote} figcaption strong`, { '@media': { [media.phone]: { display: 'inline' } } })
globalStyle(`${quote} figcaption strong::after`, { content: '. ', '@media': { [media.medium]: { content: 'none' } } })
export const note = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  '@media': { [media.wide]: { gridArea: 'note' } },
})

/** Title of the figures, and what they do not promise, on one line where there is room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBottom: vars.space[3],
})
