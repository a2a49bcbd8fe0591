import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const hero = style({ borderTop: `${vars.rule.hair} solid ${vars.color.hair}` })
/** On wide screens the right one has the axis of the yields. */
export const columns = {
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  columnGap: vars.space[7],
} as const
/** The figure follows the title, on wide screens next to all words. */
export const inner = style({
  ...contentColumn,
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: `${vars.space[6]} ${vars.space[4]}`,
  '@media': {
    [media.wide]: {
      ...columns,
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"title figure" "words figure"',
      paddingBlock: `${vars.space[7]} ${vars.space[4]}`,
    },
  },
})
export const title = style({ '@media': { [media.wide]: { gridArea: 'title' } } })
export const figure = style({ '@media': { [media.wide]: { gridArea: 'figure' } } })
export const words = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.wide]: { gridArea: 'words', alignSelf: 'end', gap: vars.space[4] } },
})
/** On phones before the lead, above the contact bar. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  '@media': { [media.phone]: { order: -1 } },
})
