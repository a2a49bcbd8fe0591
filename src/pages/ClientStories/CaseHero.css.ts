import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

/** Name of the page and months of the case, as at the head of a file. */
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  paddingBottom: vars.space[1],
  borderBottom: `${vars.rule.hair} solid ${vars.color.ink}`,
  color: vars.color.stone,
  fontSize: vars.size.small,
})
/** The columns of the case below (ClientStories.css.ts). On phones the button is whole above the contact bar. */
export const head = style({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[2],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: `${vars.space[5]} ${vars.space[7]}`,
      marginTop: vars.space[5],
    },
  },
})
export const side = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  '@media': {
    [media.wide]: {
      gridColumn: 2,
      gridRow: 1,
      alignSelf: 'end',
      gap: vars.space[3],
    },
  },
})
export const lead = style({ '@media': { [media.wide]: { order: -1 } } })
/** What we were paid: rows on phones, the figure above its label where there is room. */
export const sums = style({
  display: 'grid',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[4] },
    [media.wide]: { gridTemplateColumns: 'none', alignContent: 'space-between' },
  },
})
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[3],
  paddingBlock: vars.space[1],
  borderBottom: line,
  '@media': {
    [media.wide]: {
      flexDirection: 'column-reverse',
      alignItems: 'start',
      gap: vars.space[1],
      paddingBlock: vars.space[2],
      borderBottom: 0,
      borderTop: line,
    },
  },
})
export const label = style({ color: vars.color.stone, fontSize: vars.size.small, lineHeight: vars.leading.quote })
export const amount = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.display,
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.wide]: { fontSize: vars.size.figure } },
})
