import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const hero = style({ borderTop: `${vars.rule.hair} solid ${vars.color.hair}` })
/** The field is above the title; on wide screens next to it, with a whole number of pixels for each dot. */
export const columns = style({
  ...contentColumn,
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: `${vars.space[2]} ${vars.space[6]}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 420px',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[6],
      paddingBlock: `${vars.space[6]} ${vars.space[7]}`,
    },
    [media.full]: { gridTemplateColumns: 'minmax(0, 1fr) 560px' },
  },
})
/** Breadcrumbs on wide screens only: on phones the page begins with the field. */
export const trail = style({
  display: 'none',
  '@media': { [media.wide]: { display: 'block', gridColumn: '1 / -1', marginBottom: vars.space[2] } },
})
export const field = style({ '@media': { [media.wide]: { gridColumn: 2, gridRow: 2 } } })
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[2],
  '@media': { [media.wide]: { gridRow: 2, gap: vars.space[3] } },
})
/** On phones below the button, which is whole above the contact bar. */
export const lead = style({ '@media': { [media.phone]: { order: 1 } } })
