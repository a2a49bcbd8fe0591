import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Title, lead and line across the page; below it links and texts in the line's first column, and the picture. */
export const columns = style({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[3],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `minmax(0, calc(100% / 3 - ${vars.space[4]})) minmax(0, 1fr)`,
      gridTemplateRows: 'repeat(4, auto) 1fr',
      columnGap: vars.space[4],
      marginTop: vars.space[4],
    },
    print: { display: 'block' },
  },
})
export const across = style({ '@media': { [media.wide]: { gridColumn: '1 / -1' } } })
export const line = style([across, { '@media': { [media.wide]: { marginBlock: vars.space[3] } } }])
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[3]}`,
})
export const picture = style({ '@media': { [media.wide]: { gridColumn: 2, gridRow: '4 / 6' } } })
/** Base and ruler are whole in both crops. */
export const crop = style({
  aspectRatio: '5 / 4',
  objectPosition: '46% 50%',
  '@media': { [media.medium]: { aspectRatio: '3 / 2' }, print: { display: 'none' } },
})
export const caption = style({ marginTop: vars.space[1], '@media': { print: { display: 'none' } } })
export const texts = style({ display: 'grid', alignContent: 'start', gap: vars.space[2] })
