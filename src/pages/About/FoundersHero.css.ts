import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { ruledColumns } from '../../styles/ruledColumns.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

/** Below a title across the page, from tablets on the table is on the left. */
export const columns = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateAreas: '"title title" "table words" "founders founders" "registered registered"',
      columnGap: vars.space[4],
    },
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto auto auto 1fr',
      gridTemplateAreas: '"title title" "table words" "table founders" "table registered"',
      columnGap: vars.space[7],
      marginBottom: vars.space[6],
    },
    print: { display: 'block' },
  },
})
export const title = style({
  '@media': { [media.medium]: { gridArea: 'title' }, [media.wide]: { marginBottom: vars.space[3] } },
})
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[3],
  '@media': { [media.medium]: { gridArea: 'words' } },
})
export const table = style({ '@media': { [media.medium]: { gridArea: 'table' } } })
export const registered = style({ '@media': { [media.medium]: { gridArea: 'registered' } } })
/** On phones next to each other, on wide screens one below the other. */
export const founders = style({
  display: 'grid',
  gridTemplateColumns: ruledColumns(2),
  marginTop: vars.space[2],
  borderBlock: line,
  borderTopColor: vars.color.ink,
  '@media': {
    [media.medium]: { gridArea: 'founders' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const founder = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  breakInside: 'avoid',
  selectors: {
    '&:first-child': {
      paddingInlineEnd: vars.space.inset,
      '@media': { [media.wide]: { paddingInlineEnd: 0, borderBottom: line } },
    },
    '&:last-child': {
      paddingInlineStart: vars.space.inset,
      borderInlineStart: line,
      '@media': { [media.wide]: { paddingInlineStart: 0, borderInlineStart: 0 } },
    },
    '&:only-child': { gridColumn: '1 / -1', paddingInline: 0, borderInlineStart: 0, borderBottom: 0 },
  },
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' },
    [media.enlarged]: { paddingInline: 0, borderInlineStart: 0 },
  },
})
globalStyle(`${founder} > h2`, { '@media': { [media.wide]: { gridRow: 'span 2' } } })
