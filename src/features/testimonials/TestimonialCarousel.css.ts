import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const intro = style({ display: 'grid', gap: vars.space[2] })
export const cell = style({
  height: '100%',
  paddingInlineEnd: vars.space[4],
  '@media': {
    [media.medium]: { borderInlineEnd: `${vars.rule.hair} solid ${vars.color.mares}`, marginInlineEnd: vars.space[4] },
  },
})
