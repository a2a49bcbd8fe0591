import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const notice = style({ display: 'grid', gap: vars.space[7], '@media': { print: { display: 'block' } } })
/** One rule above both columns; the second column's own lies on it. */
export const part = style({
  display: 'grid',
  rowGap: vars.space[4],
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', columnGap: vars.space[6] },
    // Grids break badly between printed pages.
    print: { display: 'block', marginTop: vars.space[6] },
  },
})
export const title = style({
  paddingTop: vars.space[1.5],
  '@media': { [media.wide]: { paddingTop: vars.space[3] }, print: { paddingBlock: vars.space[2] } },
})
export const content = style({ marginTop: `calc(-1 * ${vars.rule.hair})` })
// Below the title, where it is a second rule, a list's own is lighter.
globalStyle(`${content} > div`, {
  borderTopColor: vars.color.mares,
  '@media': { [media.wide]: { borderTopColor: vars.color.ink } },
})
/** Text below the rule, where its first line is next to the title. */
export const text = style({ '@media': { [media.wide]: { paddingTop: vars.space[3] } } })
export const card = style({ display: 'grid', gap: vars.space[2], '@media': { print: { display: 'block' } } })
globalStyle(`${card} > dl`, {
  '@media': {
    [media.wide]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[7] },
    print: { display: 'block' },
  },
})
/** A last row without a neighbor is as wide as both columns, its detail below those of the first. */
globalStyle(`${card} > dl > :last-child:nth-child(odd)`, {
  '@media': {
    [media.wide]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: `calc((50% - ${vars.space[7]} / 2 - ${vars.space[4]}) * 4 / 13) minmax(0, 1fr)`,
    },
  },
})
