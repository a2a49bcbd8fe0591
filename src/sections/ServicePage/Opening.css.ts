import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { vars } from '../../styles/theme.css.ts'

/** Picture and text share the page in halves. */
export const halves = style({
  display: 'grid',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
/** On phones between the button and the figures. */
export const firstHalf = style({
  display: 'grid',
  '@media': { [media.wide]: { gridRow: 1, alignSelf: 'start', aspectRatio: '8 / 9' } },
})
export const secondHalf = style({
  display: 'contents',
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gridColumn: 2,
    },
  },
})
const halfColumn = { order: 1, maxWidth: `calc(${vars.measure.content} / 2)`, paddingInline: vars.space.gutter }
/** At the end of the hero, in its column; on phones below the picture. */
export const halfFigures = style({
  ...halfColumn,
  paddingTop: vars.space[3],
  '@media': { [media.wide]: { paddingTop: 0 } },
})
export const halfNote = style({ ...halfColumn, paddingBottom: vars.space[6] })

export const below = style({ ...contentColumn, paddingBottom: vars.space.section })
