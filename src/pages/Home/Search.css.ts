import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

export const picture = style({
  aspectRatio: '5 / 2',
  '@media': {
    // Map, house and papers.
    [media.phone]: { marginInline: `calc(-1 * ${vars.space.gutter})`, aspectRatio: '2 / 1' },
    [media.wide]: { aspectRatio: '3 / 1' },
    print: { display: 'none' },
  },
})
export const steps = style({
  display: 'grid',
  marginTop: vars.space[2],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      columnGap: vars.space[4],
      marginTop: vars.space[4],
    },
    print: { display: 'block' },
  },
})
const numberColumn = vars.space[4]
export const step = style({
  display: 'grid',
  gridTemplateColumns: `${numberColumn} minmax(0, 1fr)`,
  alignContent: 'start',
  alignItems: 'baseline',
  rowGap: vars.space[0.5],
  paddingBlock: vars.space[2],
  borderBottom: line,
  breakInside: 'avoid',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[1], borderBottom: 0 },
  },
})
globalStyle(`${step} > :last-child`, { gridColumn: 2, '@media': { [media.wide]: { gridColumn: 1 } } })
export const number = style({
  color: vars.color.stone,
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  fontSize: vars.size.h3,
  lineHeight: 1,
})
