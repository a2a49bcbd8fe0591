import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** The portraits are on the right of the words from tablets on; on phones between the button and the lead. */
export const columns = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"title people" "lead people" "action people"',
      columnGap: vars.space[5],
    },
    [media.wide]: { columnGap: vars.space[8] },
    print: { display: 'block' },
  },
})
export const title = style({ '@media': { [media.medium]: { gridArea: 'title' } } })
export const action = style({ '@media': { [media.medium]: { gridArea: 'action' } } })
export const people = style({ '@media': { [media.medium]: { gridArea: 'people' } } })
export const lead = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.medium]: { gridArea: 'lead' } },
})
