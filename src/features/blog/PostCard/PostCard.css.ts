import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../../styles/breakpoints.ts'
import { vars } from '../../../styles/theme.css.ts'

/** Lines of the description that a card shows. */
const clampedLines = 3
/** Start of the content column, for a picture that extends to the edge of the viewport. */
const columnStart = `max(${vars.space.gutter}, calc((100vw - ${vars.measure.content}) / 2 + ${vars.space.gutter}))`

const base = style({
  // The title's link covers the card.
  position: 'relative',
  display: 'grid',
  gap: vars.space[1.5],
  justifyItems: 'start',
  alignContent: 'start',
  breakInside: 'avoid',
  '@media': { [media.medium]: { gap: vars.space[2] } },
})

export const card = styleVariants({
  /** A picture to the left, its words to the right. */
  opening: [
    base,
    {
      gap: vars.space[3],
      paddingBottom: vars.space[4],
      '@media': {
        [media.medium]: { gridColumn: '1 / -1', gap: vars.space[4] },
        [media.wide]: {
          // The words start where the lead of the page's hero does, at column 8 of 12.
          gridTemplateColumns: `minmax(0, calc(100% * 7 / 12 - ${vars.space[6]})) minmax(0, 1fr)`,
          columnGap: vars.space[6],
        },
        print: { display: 'block', paddingBlock: vars.space[2] },
      },
    },
  ],
  /** The picture above the words; on phones the date is above title and picture, and description and link below both. */
  row: [
    base,
    {
      '@media': {
        [media.phone]: {
          gridTemplateColumns: 'minmax(0, 1fr) 6.75rem',
          gap: `${vars.space[1]} ${vars.space[2]}`,
          paddingBlock: vars.space[3],
          borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
        },
        [media.enlarged]: { gridTemplateColumns: 'none' },
        // A last one without a neighbor has its words in the second column.
        [media.medium]: {
          selectors: {
            '&:last-child:nth-child(odd of &)': {
              gridColumn: '1 / -1',
              gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
              columnGap: vars.space[6],
            },
          },
        },
        print: { display: 'block', paddingBlock: vars.space[2] },
      },
    },
  ],
})
export type CardLayout = keyof typeof card

const notPrinted = { print: { display: 'none' } }
export const view = styleVariants({
  /** To the left edge of the screen, and on narrow ones to both. */
  opening: {
    justifySelf: 'stretch',
    marginInline: `calc(-1 * ${vars.space.gutter})`,
    '@media': { [media.wide]: { marginInline: `calc(-1 * ${columnStart}) 0` }, ...notPrinted },
  },
  row: {
    justifySelf: 'stretch',
    alignSelf: 'start',
    '@media': {
      [media.phone]: { gridArea: '2 / 2' },
      [media.enlarged]: { gridArea: 'auto' },
      ...notPrinted,
    },
  },
})
globalStyle(`${view.row} img`, {
  '@media': { [media.phone]: { aspectRatio: '4 / 3', objectFit: 'cover' } },
})
export const words = styleVariants({
  opening: {
    display: 'grid',
    gap: vars.space[3],
    justifyItems: 'start',
    alignSelf: 'center',
  },
  row: {
    display: 'contents',
    '@media': {
      [media.medium]: { display: 'grid', gap: vars.space[2], justifyItems: 'start', alignSelf: 'center' },
      print: { display: 'contents' },
    },
  },
})

export const text = style({
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  '@media': { [media.medium]: { gap: vars.space[2] } },
})
export const title = style({
  textDecoration: 'none',
  transition: `color ${vars.motion.fast}`,
  '::after': { content: '""', position: 'absolute', inset: 0 },
})
globalStyle(`${base}:hover ${title}`, { '@media': { [media.hover]: { color: vars.color.stone } } })
export const description = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: clampedLines,
  overflow: 'hidden',
  maxWidth: vars.measure.text,
  color: vars.color.stone,
})
globalStyle(`${words.opening} ${description}`, { color: vars.color.body })

/** Above the title's link, so that it answers to the pointer itself. */
export const read = style({
  position: 'relative',
  color: vars.color.stone,
  fontSize: vars.size.small,
  textDecorationColor: vars.color.mares,
  '@media': { print: { display: 'none' } },
})

globalStyle(`${words.row} > :first-child`, { '@media': { [media.phone]: { fontSize: vars.size.label } } })
globalStyle(`${words.row} > ${text}`, { '@media': { [media.phone]: { display: 'contents' } } })
globalStyle(`${words.row} > ${text} > *`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
globalStyle(`${words.row} > ${text} > :first-child`, { '@media': { [media.phone]: { fontSize: vars.size.quote } } })
globalStyle(`div + ${words.row} > ${text} > :first-child`, {
  '@media': { [media.phone]: { gridColumn: 1 }, [media.enlarged]: { gridColumn: '1 / -1' } },
})
globalStyle(`${words.row} ${description}`, {
  '@media': { [media.phone]: { fontSize: vars.size.small, lineHeight: 1.5 } },
})
globalStyle(`${words.row} > ${read}`, {
  '@media': { [media.phone]: { gridColumn: '1 / -1', fontSize: vars.size.label } },
})
