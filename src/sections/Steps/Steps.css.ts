import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

const list = style({ display: 'grid', '@media': { print: { display: 'block' } } })
export const steps = styleVariants({
  list: [list],
  rows: [list, { borderBottom: line }],
  columns: [
    list,
    {
      columnGap: vars.space[5],
      '@media': {
        [media.wide]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
      },
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
export const step = styleVariants({
  list: [base, { '@media': { [media.medium]: { gridTemplateColumns: `${vars.space[8]} minmax(0, 1fr)` } } }],
  rows: [
    base,
    {
      '@media': {
        [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 11fr)', paddingBlock: vars.space[4] },
      },
    },
  ],
  columns: [
    base,
    {
      '@media': {
        [media.medium]: { gridTemplateColumns: `${vars.space[8]} minmax(0, 1fr)` },
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
})
export const texts = styleVariants({
  list: {},
  columns: {},
  rows: {
    '@media': {
      [media.wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
        columnGap: vars.space[6],
        alignItems: 'baseline',
      },
    },
  },
})
globalStyle(`${base} p`, { marginTop: vars.space[1] })
export const number = style({
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  fontSize: vars.size.numeral,
  lineHeight: 1,
  color: vars.color.terracotta,
})
