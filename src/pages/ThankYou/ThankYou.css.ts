import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Title, lead and line across the page; below it the picture and the words in the line's columns. */
export const columns = style({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[3],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `minmax(0, calc(100% / 3 - ${vars.space[4]})) minmax(0, 1fr)`,
      columnGap: vars.space[4],
      marginTop: vars.space[4],
    },
    print: { display: 'block' },
  },
})
export const across = style({ '@media': { [media.wide]: { gridColumn: '1 / -1' } } })
export const line = style([across, { '@media': { [media.wide]: { marginBlock: vars.space[3] } } }])
/** On wide screens a link below each of the texts, level with the end of the picture. */
export const words = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [media.wide]: {
      gridArea: '4 / 2',
      gridTemplateColumns: `minmax(0, calc(50% - ${vars.space[4]})) minmax(0, 1fr)`,
      gridTemplateRows: '1fr auto',
      columnGap: vars.space[4],
    },
  },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  '@media': { [media.wide]: { display: 'contents' } },
})
globalStyle(`${actions} > *`, {
  '@media': { [media.wide]: { gridRow: 2, justifySelf: 'start', alignSelf: 'last baseline' } },
})
/** Its caption does not count for the level of the words. */
export const figure = style({ '@media': { [media.wide]: { display: 'contents' } } })
/** Base and ruler are whole in both crops. */
export const crop = style({
  aspectRatio: '5 / 4',
  '@media': {
    [media.medium]: { aspectRatio: '3 / 2' },
    [media.wide]: { gridArea: '4 / 1', placeSelf: 'stretch' },
    print: { display: 'none' },
  },
})
export const caption = style({
  marginTop: vars.space[1],
  '@media': {
    [media.wide]: { gridColumn: 1, marginTop: `calc(${vars.space[1]} - ${vars.space[3]})` },
    print: { display: 'none' },
  },
})
