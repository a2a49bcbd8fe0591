import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { needsScript } from '../../styles/needsScript.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  width: '100%',
  maxWidth: vars.measure.narrow,
  '@media': { [media.medium]: { gridArea: 'fee', maxWidth: 'none' } },
})
export const label = style({ fontWeight: 600 })
export const amount = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
/** Without JavaScript and on paper the fee is that of the first price. */
export const range = style([
  needsScript,
  {
    gridColumn: '1 / -1',
    width: '100%',
    height: vars.target.control,
    margin: 0,
    accentColor: vars.color.sea,
    cursor: 'pointer',
  },
])
export const fee = style({ gridColumn: '1 / -1', fontVariantNumeric: 'tabular-nums lining-nums' })
