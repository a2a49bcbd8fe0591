import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { ruledColumns } from '../../styles/ruledColumns.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

export const columns = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"words table" "registered table"',
      columnGap: vars.space[8],
      marginBottom: vars.space[6],
    },
    print: { display: 'block' },
  },
})
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[3],
  '@media': { [media.wide]: { gridArea: 'words' } },
})
export const table = style({ '@media': { [media.wide]: { gridArea: 'table' } } })
export const registered = style({ '@media': { [media.wide]: { gridArea: 'registered', alignSelf: 'end' } } })
/** Each founder below his or her chair. */
export const founders = style({
  display: 'grid',
  gridTemplateColumns: ruledColumns(2),
  borderBlock: line,
  borderTopColor: vars.color.ink,
  '@media': { [media.enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const founder = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  breakInside: 'avoid',
  selectors: {
    '&:first-child': { paddingInlineEnd: vars.space.inset },
    '&:last-child': { paddingInlineStart: vars.space.inset, borderInlineStart: line },
  },
  '@media': { [media.enlarged]: { paddingInline: 0, borderInlineStart: 0 } },
})
