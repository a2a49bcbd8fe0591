import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const columns = style({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[6]}`,
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' }, print: { display: 'block' } },
})
/** The picture's top is level with the list's rule. */
globalStyle(`${columns} > figure`, { marginTop: 0 })
