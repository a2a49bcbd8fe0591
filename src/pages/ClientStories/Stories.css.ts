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
/** The first statement large, two next to a picture, the longer ones in a row below. */
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
  '@media': {
    [media.medium]: { gridColumn: 'span 6', ':last-child': { gridColumn: '1 / -1' } },
    [media.wide]: { gridColumn: 'span 4', ':last-child': { gridColumn: 'span 4' } },
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
export const picture = style({
  objectPosition: '40% 50%',
  aspectRatio: '3 / 2',
  marginBottom: vars.space[5],
  '@media': {
    [media.medium]: {
      gridColumn: '1 / span 6',
      gridRow: '2 / span 2',
      aspectRatio: 'auto',
      marginBottom: vars.space[6],
    },
    [media.wide]: { gridColumn: '1 / span 7', minHeight: '30rem', marginBottom: vars.space[8] },
    print: { display: 'none' },
  },
})
export const beside = style({
  '@media': {
    [media.medium]: { gridColumn: '7 / -1' },
    [media.wide]: { gridColumn: '9 / -1' },
  },
})
export const titles = style({ display: 'grid', gap: vars.space[2] })
