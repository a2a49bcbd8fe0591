import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const switcher = styleVariants({
  header: { whiteSpace: 'nowrap' },
  menu: { color: vars.color.stone },
})
export const options = style({ display: 'flex', alignItems: 'center' })
export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.space[3],
  selectors: { '& + &::before': { content: '"/" / ""', marginInline: vars.space[1] } },
})
export const current = style({ fontWeight: 600, selectors: { [`${switcher.menu} &`]: { color: vars.color.ink } } })
