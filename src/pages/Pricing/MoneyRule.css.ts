import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const rule = style({ gridArea: 'rule', overflow: 'visible' })
export const across = style([
  rule,
  {
    display: 'none',
    width: '100%',
    height: vars.space[7],
    '@media': { [media.medium]: { display: 'block' }, print: { display: 'block' } },
  },
])
export const down = style([
  rule,
  {
    width: '100%',
    height: '100%',
    '@media': { [media.medium]: { display: 'none' }, print: { display: 'none' } },
  },
])
