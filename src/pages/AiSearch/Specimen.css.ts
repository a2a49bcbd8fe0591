import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const hairline = `${vars.rule.hair} solid ${vars.color.mares}`

/** The line from the field ends at its upper rule; on wide screens in the columns of the hero. */
export const sheet = style({
  marginTop: `calc(-1 * ${vars.space[3]})`,
  paddingTop: vars.space[2],
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  breakInside: 'avoid',
  '@media': {
    [media.wide]: { gridColumn: '1 / 3', display: 'grid', gridTemplateColumns: 'subgrid', paddingTop: vars.space[3] },
  },
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  alignContent: 'start',
  gap: `${vars.space[0.5]} ${vars.space[2]}`,
  paddingBottom: vars.space[2],
  fontSize: vars.size.caption,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'none', justifyItems: 'start', gap: vars.space[1] },
    [media.enlarged]: { gridTemplateColumns: 'none', justifyItems: 'start' },
  },
})
export const house = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.figure,
  lineHeight: vars.leading.heading,
})
export const mark = style({ fontWeight: 600 })
/** On phones in the line of the house. */
export const link = style({
  gridArea: '1 / 2',
  '@media': { [media.wide]: { gridArea: 'auto' }, [media.enlarged]: { gridArea: 'auto' } },
})
/** Names on the left. */
export const entries = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  columnGap: vars.space[1.5],
  alignItems: 'baseline',
  '@media': {
    [media.wide]: { gridTemplateColumns: '8rem minmax(0, 1fr)' },
    [media.enlarged]: { display: 'block' },
  },
})
export const term = style({
  gridColumn: 1,
  color: vars.color.stone,
  fontSize: vars.size.caption,
  paddingTop: vars.space[0.5],
})
export const price = style({
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[1],
  paddingBlock: vars.space[0.5],
  borderBottom: hairline,
  fontSize: vars.size.small,
})
export const sum = style({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': {
    [media.wide]: { fontFamily: vars.font.display, fontSize: vars.size.h3, lineHeight: vars.leading.heading },
  },
})
export const license = style({
  gridColumn: 2,
  paddingBlock: `${vars.space[0.5]} ${vars.space[1]}`,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  textWrapStyle: 'pretty',
})
