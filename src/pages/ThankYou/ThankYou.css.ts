import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** The page is nearly empty: title and lead at its top, what happens next at its foot. */
export const page = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space[8],
  marginTop: vars.space[3],
  '@media': { [media.wide]: { minHeight: '66svh', marginTop: vars.space[4] }, print: { display: 'block' } },
})
/** On wide screens a founder's remark is to the right of the lead, and both end at the same height. */
export const opening = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'end' } },
})
export const words = style({ display: 'grid', gap: vars.space[3] })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
})
