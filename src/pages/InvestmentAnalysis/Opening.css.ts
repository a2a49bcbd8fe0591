import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Below a title across the page, the calculation is on the left and the words are on the right. */
export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[7]}`,
  marginTop: vars.space[2],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateAreas: '"title title" "year words" "year picture"',
      gridTemplateRows: 'auto auto 1fr',
      rowGap: vars.space[3],
      alignItems: 'start',
    },
    print: { display: 'block' },
  },
})
export const headline = style({ '@media': { [media.wide]: { gridArea: 'title' } } })
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  '@media': {
    [media.wide]: { gridArea: 'words' },
  },
})
export const year = style({
  marginTop: vars.space[3],
  '@media': { [media.wide]: { gridArea: 'year', marginTop: 0 } },
})
export const picture = style({ '@media': { [media.wide]: { gridArea: 'picture' } } })
