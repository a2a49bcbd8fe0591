import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** The progress stays in view next to the steps. */
export const aside = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.wide]: { position: 'sticky', top: vars.space[4] } },
})
export const list = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
