import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const head = style({
  display: 'grid',
  gap: vars.space[2],
  // Not the last lines of a sheet.
  '@media': { print: { breakInside: 'avoid', breakAfter: 'avoid' } },
})
