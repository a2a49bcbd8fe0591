import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

export const head = style({
  display: 'grid',
  gap: vars.space[3],
  marginBottom: vars.space[6],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', gap: vars.space[6], alignItems: 'end' },
  },
})
/** The first statement large, the others below: in pairs with the last across the page, on wide screens three and two. */
export const grid = style({
  display: 'grid',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space[4] },
  },
})
export const story = style({
  paddingBlock: vars.space[4],
  borderTop: line,
  breakInside: 'avoid',
  '@media': { [media.medium]: { gridColumn: 'span 6' }, [media.wide]: { gridColumn: 'span 4' } },
  selectors: {
    '&:last-child:nth-child(even)': { '@media': { [media.medium]: { gridColumn: '1 / -1' } } },
    '&:nth-child(n + 5):nth-child(n)': { '@media': { [media.wide]: { gridColumn: 'span 6' } } },
  },
})
export const first = style({
  paddingBlock: vars.space[5],
  borderTopColor: vars.color.ink,
  '@media': {
    [media.medium]: { gridColumn: '1 / -1' },
    [media.wide]: { paddingBlock: `${vars.space[6]} ${vars.space[8]}`, gridColumn: '1 / -1' },
  },
})
export const titles = style({ display: 'grid', gap: vars.space[2] })
