import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css.ts'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[0.5]} ${vars.space[1.5]}`,
  color: vars.color.stone,
  fontSize: vars.size.small,
})
globalStyle(`${line} > *`, { whiteSpace: 'nowrap' })
export const badge = style({
  fontSize: vars.size.label,
  fontWeight: 600,
  letterSpacing: '0.14em',
  textTransform: 'uppercase',
})
