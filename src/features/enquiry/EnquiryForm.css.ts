import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Progress bar of the two steps, filled up to the current step. */
export const progress = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[1] })
export const part = style({
  borderTop: `${vars.rule.strong} solid ${vars.color.mares}`,
  transition: `border-color ${vars.motion.slow}`,
  selectors: { '&[data-reached]': { borderColor: vars.color.sea } },
  '@media': { [media.forcedColors]: { selectors: { '&:not([data-reached])': { visibility: 'hidden' } } } },
})
export const step = style({
  display: 'grid',
  gap: vars.space[3],
  border: 0,
  padding: 0,
  minInlineSize: 0,
})
export const legend = style({ display: 'grid', gap: vars.space[1], padding: 0, marginBottom: vars.space[3] })
