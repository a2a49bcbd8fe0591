import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const switcher = styleVariants({
  header: {
    display: 'none',
    fontSize: '0.875rem',
    color: vars.color.stone,
    whiteSpace: 'nowrap',
    '@media': { [media.medium]: { display: 'block' } },
  },
  menu: { color: vars.color.stone },
})
export const options = style({ display: 'flex', alignItems: 'center' })
export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.space[3],
  selectors: { '& + &::before': { content: '"/" / ""', marginInline: vars.space[1] } },
})
export const current = style({ color: vars.color.ink, fontWeight: 600 })
