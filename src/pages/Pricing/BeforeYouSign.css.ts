import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'
import { titleAndText } from './thirds.css.ts'

export const list = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
export const row = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  breakInside: 'avoid',
  selectors: { '& + &': { borderTop: `${vars.rule.hair} solid ${vars.color.mares}` } },
  '@media': { [media.wide]: titleAndText, print: titleAndText },
})
export const term = style({ fontWeight: 600 })
