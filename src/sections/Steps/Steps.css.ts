import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`
const numberColumn = vars.space[8]

const list = style({ display: 'grid', '@media': { print: { display: 'block' } } })
export const steps = styleVariants({
  list: [list],
  rows: [list, { borderBottom: line }],
  running: [list, { gap: vars.space[3] }],
  columns: [
    list,
    {
      columnGap: vars.space[5],
      '@media': {
        [media.wide]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
      },
    },
  ],
  pairs: [
    list,
    {
      gap: `0 ${vars.space[6]}`,
      '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space[4] } },
    },
  ],
})
export type StepsShape = keyof typeof steps

const base = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[6]} minmax(0, 1fr)`,
  paddingBlock: vars.space[3],
  borderTop: line,
  breakInside: 'avoid',
})
const numbered = { gridTemplateColumns: `${numberColumn} minmax(0, 1fr)` }
export const step = styleVariants({
  running: [{ position: 'relative', paddingInlineStart: vars.space[6], breakInside: 'avoid' }],
  list: [base, { '@media': { [media.medium]: numbered } }],
  rows: [base, { '@media': { [media.wide]: { ...numbered, paddingBlock: vars.space[4] } } }],
  columns: [
    base,
    {
      '@media': {
        [media.medium]: numbered,
        [media.wide]: {
          gridTemplateColumns: 'none',
          alignContent: 'start',
          gap: vars.space[3],
          paddingBottom: 0,
          borderTopColor: vars.color.ink,
        },
      },
    },
  ],
  pairs: [base, { '@media': { [media.medium]: numbered, [media.wide]: { borderTopColor: vars.color.ink } } }],
})
export const texts = styleVariants({
  list: {},
  running: { maxWidth: vars.measure.text },
  columns: {},
  pairs: {},
  rows: {
    '@media': {
      [media.wide]: {
        display: 'grid',
        // Number and title together are as wide as the narrow column of a 4 to 7 grid.
        gridTemplateColumns: `calc((100% + ${numberColumn} - ${vars.space[6]}) * 4 / 11 - ${numberColumn}) minmax(0, 1fr)`,
        columnGap: vars.space[6],
        alignItems: 'baseline',
      },
    },
  },
})
export const explanation = style({ marginTop: vars.space[1] })
const digit = style({
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  fontSize: vars.size.numeral,
  lineHeight: 1,
  color: vars.color.terracotta,
})
export const number = styleVariants({
  list: [digit],
  rows: [digit],
  columns: [digit],
  pairs: [digit],
  /** In the margin of its paragraph. */
  running: [
    digit,
    { position: 'absolute', insetInlineStart: 0, fontSize: vars.size.entry, lineHeight: vars.leading.heading },
  ],
})
// The title begins the paragraph.
globalStyle(`${texts.running} :is(h2, h3, h4, p)`, { display: 'inline' })
globalStyle(`${texts.running} > div`, { display: 'inline' })
globalStyle(`${texts.running} :is(h2, h3, h4)`, {
  fontFamily: vars.font.text,
  fontSize: 'inherit',
  fontWeight: 600,
  letterSpacing: 'normal',
  lineHeight: 'inherit',
})
globalStyle(`${texts.running} :is(h2, h3, h4)::after`, { content: '". " / ""' })
