import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** On wide screens the form is next to its head and what follows it. */
export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"head form" "below form"',
      columnGap: vars.space[6],
    },
    print: { display: 'block' },
  },
})
export const head = style({ '@media': { [media.wide]: { gridArea: 'head' } } })
export const form = style({ '@media': { [media.wide]: { gridArea: 'form' }, print: { marginTop: vars.space[3] } } })
export const below = style({ '@media': { [media.wide]: { gridArea: 'below' }, print: { marginTop: vars.space[3] } } })
