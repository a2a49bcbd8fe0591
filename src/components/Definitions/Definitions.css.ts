import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const line = (color: string) => `${vars.rule.hair} solid ${color}`

const base = style({ borderTop: line(vars.color.ink) })
export const list = styleVariants({ ruled: [base], open: [base] })
export const row = style({
  display: 'grid',
  gap: `${vars.space[0.5]} ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  borderBottom: line(vars.color.mares),
  breakInside: 'avoid',
  selectors: { [`${list.open} > &:last-child`]: { borderBottom: 0 } },
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)' },
    print: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)', paddingBlock: vars.space[1] },
  },
})
export const term = style({ color: vars.color.stone, fontSize: vars.size.small, lineHeight: '1.7' })
export const detail = style({ maxWidth: vars.measure.text })
