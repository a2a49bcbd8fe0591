import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const intro = style({ display: 'grid', gap: vars.space[2] })
export const cell = style({
  height: '100%',
  paddingInlineEnd: vars.space[4],
  // The rule is 1px outside its slide, so that the carousel clips the rule of the first visible slide.
  '@media': {
    [media.medium]: {
      borderInlineStart: `${vars.rule.hair} solid ${vars.color.mares}`,
      marginInlineStart: `calc(-1 * ${vars.rule.hair})`,
      paddingInlineStart: vars.space[4],
    },
  },
})
