import { style } from '@vanilla-extract/css'
import { bleedColumns, columnEnd, columnStart } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const story = style({
  display: 'grid',
  gridTemplateColumns: bleedColumns,
  rowGap: vars.space[4],
  paddingBottom: vars.space.section,
  '@media': {
    [media.wide]: { gridTemplateRows: 'auto 1fr', rowGap: vars.space[5], paddingTop: vars.space[7] },
  },
})
export const picture = style({
  gridColumn: 'full-start / full-end',
  height: 'clamp(17rem, 80vw, 36rem)',
  '@media': {
    [media.wide]: {
      gridColumn: `full-start / ${columnEnd(6)}`,
      gridRow: '1 / 3',
      height: 'auto',
      minHeight: '36rem',
      objectPosition: '32% 50%',
    },
    print: { display: 'none' },
  },
})
export const head = style({
  gridColumn: 'content-start / content-end',
  '@media': { [media.wide]: { gridColumn: `${columnStart(8)} / content-end`, gridRow: 1 } },
})
export const paragraphs = style({
  display: 'grid',
  gap: vars.space[2],
  gridColumn: 'content-start / content-end',
  '@media': { [media.wide]: { gridColumn: `${columnStart(8)} / content-end`, gridRow: 2, alignContent: 'start' } },
})
