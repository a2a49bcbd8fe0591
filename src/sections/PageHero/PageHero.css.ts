import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Title and lead next to each other on wide screens. */
const besideIn = (gridTemplateColumns: string) =>
  style({
    display: 'grid',
    gap: vars.space[3],
    marginTop: vars.space[2],
    '@media': { [media.wide]: { gridTemplateColumns, gap: vars.space[6], marginTop: vars.space[5] } },
  })
export const layout = {
  side: besideIn('minmax(0, 8fr) minmax(0, 4fr)'),
  // The side column starts at column 8 of 12, which leaves room for two actions side by side.
  wideSide: besideIn(`minmax(0, calc(100% * 7 / 12 - ${vars.space[6]})) minmax(0, 1fr)`),
}
export const alone = style({ marginTop: vars.space[4] })
/** Bottom-aligned next to the title; if it is taller than the title, the title is at the top. */
export const side = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  '@media': { [media.wide]: { alignSelf: 'end' } },
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
})
