import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const columns = {
  [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[8] },
} as const

/** Legal name and trade name. */
export const names = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: `${vars.space[3]} ${vars.space[4]}`,
  '@media': columns,
})
export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.figure,
  lineHeight: vars.leading.heading,
})
export const details = style({
  display: 'grid',
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  '@media': columns,
})
/** One line where it fits; the last one is across both columns. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: vars.space[2],
  alignItems: 'baseline',
  paddingBlock: vars.space[1.5],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  breakInside: 'avoid',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
    [media.wide]: {
      paddingBlock: vars.space[2],
      selectors: {
        '&:last-child': {
          gridColumn: '1 / -1',
          gridTemplateColumns: `calc((100% - ${vars.space[8]} - 2 * ${vars.space[2]}) / 6) minmax(0, 1fr)`,
        },
      },
    },
    [media.enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const term = style({
  color: vars.color.stone,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  '@media': { [media.phone]: { fontSize: vars.size.caption } },
})
export const detail = style({
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: vars.size.small, lineHeight: 1.5 } },
})
export const basis = style({ paddingTop: vars.space[3] })
