import { style } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** On wide screens title and lead are in the first column; the next section's own padding follows the second. */
export const columns = style({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[4],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[6],
      marginBottom: `calc(-1 * ${vars.space[7]})`,
    },
  },
})
export const half = style({
  marginInline: `calc(-1 * ${contentEdge})`,
  '@media': { [media.wide]: { gridColumn: 2, gridRow: '1 / 3', marginInlineStart: 0 }, print: { marginInline: 0 } },
})
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  '@media': { [media.wide]: { gridColumn: 1, gridRow: 2, alignSelf: 'start' } },
})
