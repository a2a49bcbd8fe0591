import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { ruledColumns } from '../../styles/ruledColumns.ts'
import { vars } from '../../styles/theme.css.ts'

/** In the columns of the figures below. */
export const people = style({
  display: 'grid',
  gap: vars.space[4],
  marginBottom: vars.space[5],
  '@media': {
    [media.wide]: { gridTemplateColumns: ruledColumns(3), gap: 0, alignItems: 'start' },
    print: { display: 'block' },
  },
})
globalStyle(`${people} > ul`, {
  '@media': { [media.wide]: { gridColumn: 'span 2', gridTemplateColumns: 'subgrid', gap: 0 } },
})
globalStyle(`${people} li`, { '@media': { [media.wide]: { paddingInlineEnd: vars.space.inset } } })
globalStyle(`${people} li + li`, { '@media': { [media.wide]: { paddingInlineStart: vars.space.inset } } })
export const text = style({ '@media': { [media.wide]: { order: 1, paddingInlineStart: vars.space.inset } } })
