import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

const list = style({ display: 'grid', '@media': { print: { display: 'block' } } })
export const steps = styleVariants({
  list: [list],
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
export type StepsLayout = keyof typeof steps

const base = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[6]} minmax(0, 1fr)`,
  paddingBlock: vars.space[3],
  borderTop: line,
  breakInside: 'avoid',
})
const numbered = { gridTemplateColumns: `${vars.space[8]} minmax(0, 1fr)` }
export const step = styleVariants({
  list: [base, { '@media': { [media.medium]: numbered } }],
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
})
export const explanation = style({ marginTop: vars.space[1] })
export const number = style({
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  fontSize: vars.size.h3,
  lineHeight: 1,
  color: vars.color.stone,
})
