import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { vars } from '../../styles/theme.css.ts'

const notPrinted = { print: { display: 'none' } }

/** Picture and text share the page in halves. */
export const halves = style({
  display: 'grid',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
/** On phones between the button and the figures. */
export const firstHalf = style({
  display: 'grid',
  '@media': { [media.wide]: { gridRow: 1, alignSelf: 'start', aspectRatio: '8 / 9' } },
})
export const secondHalf = style({
  display: 'contents',
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gridColumn: 2,
    },
  },
})
const halfColumn = { order: 1, maxWidth: `calc(${vars.measure.content} / 2)`, paddingInline: vars.space.gutter }
/** At the end of the hero, in its column; on phones below the picture. */
export const halfFigures = style({
  ...halfColumn,
  paddingTop: vars.space[3],
  '@media': { [media.wide]: { paddingTop: 0 } },
})
export const halfNote = style({ ...halfColumn, paddingBottom: vars.space[6] })

/** A large picture and three small ones as high together, under a date each; on phones the three are in a row below it. */
export const four = style({ ...contentColumn, paddingBottom: vars.space.section })
export const days = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    // The second column starts at that of the hero's lead.
    [media.medium]: {
      gridTemplateColumns: `minmax(0, calc(100% * 7 / 12 - ${vars.space[6]})) minmax(0, 1fr)`,
      columnGap: vars.space[6],
    },
  },
})
export const dayLabel = style({
  marginBottom: vars.space[2],
  paddingTop: vars.space[1],
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
})
export const hours = styleVariants({
  one: {},
  three: {
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    gap: vars.space[1],
    '@media': { [media.medium]: { gridAutoFlow: 'row' } },
  },
})
const pictureAndHour = style({ display: 'grid', gap: vars.space[1] })
export const figure = styleVariants({
  one: [pictureAndHour],
  three: [
    pictureAndHour,
    {
      '@media': {
        [media.medium]: {
          // A third of the large picture without two gaps.
          gridTemplateColumns: `calc(100% * 7 / 15 - ${vars.space[3]}) minmax(0, 1fr)`,
          alignItems: 'center',
          columnGap: vars.space[3],
        },
      },
    },
  ],
})
/** The ridge is in view up to its top. */
export const shape = style({ aspectRatio: '3 / 2', '@media': notPrinted })
export const time = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.quote,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'lining-nums',
  '@media': { [media.medium]: { fontSize: vars.size.h3 } },
})
export const fourCaption = style({ marginTop: vars.space[2] })
