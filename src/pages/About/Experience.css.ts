import { style } from '@vanilla-extract/css'
import { bleedColumns, columnEnd, columnStart } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const experience = style({
  display: 'grid',
  gridTemplateColumns: bleedColumns,
  rowGap: vars.space[5],
  paddingBottom: vars.space.section,
})
export const picture = style({
  gridColumn: 'full-start / full-end',
  height: 'clamp(15rem, 34vw, 30rem)',
  '@media': {
    [media.wide]: { gridColumn: `${columnStart(6)} / full-end`, gridRow: 1 },
    print: { display: 'none' },
  },
})
export const head = style({
  gridColumn: 'content-start / content-end',
  '@media': { [media.wide]: { gridColumn: `content-start / ${columnEnd(4)}`, gridRow: 1, alignSelf: 'end' } },
})
export const figures = style({ gridColumn: 'content-start / content-end' })
