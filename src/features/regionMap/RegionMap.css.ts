import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { stickyTop } from '../../styles/stickyBar.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const head = style({ display: 'grid', gap: vars.space[1], marginBottom: vars.space[3] })
export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space[6] } },
})
/** Stays in view while entries of the list open and close; nothing moves under the pointer. */
export const map = style({
  display: 'grid',
  gap: vars.space[3],
  alignSelf: 'start',
  '@media': { [media.wide]: { position: 'sticky', top: stickyTop } },
})
export const source = style({ color: vars.color.stone, fontSize: vars.size.label, lineHeight: 1.5 })
export const list = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  // The tallest entry open: the page below does not move when another one is chosen.
  '@media': { [media.wide]: { minHeight: '46rem' } },
})
