import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const intro = style({ display: 'grid', gap: vars.space[2] })
export const cell = style({
  height: '100%',
  paddingInlineEnd: vars.space[4],
  // The rule stands one hair outside its slide: the carousel cuts off that of the first in view, so no rule ends a row.
  '@media': {
    [media.medium]: {
      borderInlineStart: `${vars.rule.hair} solid ${vars.color.mares}`,
      marginInlineStart: `calc(-1 * ${vars.rule.hair})`,
      paddingInlineStart: vars.space[4],
    },
  },
})
