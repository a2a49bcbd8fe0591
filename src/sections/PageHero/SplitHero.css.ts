import { style, styleVariants } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const twoColumns = (gridTemplateColumns: string) => ({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[4],
  '@media': {
    [media.wide]: { gridTemplateColumns, gridTemplateRows: 'auto 1fr', columnGap: vars.space[6] },
  },
})
/** Title and lead are in the first column, the picture is in the second. */
export const columns = styleVariants({
  column: twoColumns('minmax(0, 7fr) minmax(0, 5fr)'),
  half: twoColumns('repeat(2, minmax(0, 1fr))'),
})
/** The next section's own padding follows the picture. */
export const endsWithPicture = style({
  '@media': { [media.wide]: { marginBottom: `calc(-1 * ${vars.space[7]})` } },
})
const second = { gridColumn: 2, gridRow: '1 / 3' }
export const frame = styleVariants({
  column: { '@media': { [media.wide]: second } },
  half: { '@media': { [media.wide]: { ...second, marginInlineEnd: `calc(-1 * ${contentEdge})` } } },
})
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  '@media': { [media.wide]: { gridColumn: 1, gridRow: 2, alignSelf: 'start' } },
})
export const below = style({
  marginTop: vars.space[3],
  '@media': { [media.wide]: { gridColumn: '1 / -1', gridRow: 3 } },
})
export const image = style({ '@media': { print: { display: 'none' } } })
export const caption = style({ marginTop: vars.space[1] })
