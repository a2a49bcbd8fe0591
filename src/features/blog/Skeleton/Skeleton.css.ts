import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../../styles/breakpoints.ts'
import { vars } from '../../../styles/theme.css.ts'

const breathe = keyframes({ '50%': { opacity: '0.45' } })
const bar = style({
  background: vars.color.hair,
  borderRadius: vars.radius.button,
  animation: `${breathe} 1800ms ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
export const bars = styleVariants({
  meta: [bar, { width: vars.space[12], height: vars.space[2] }],
  title: [bar, { width: '62%', height: vars.space[5] }],
  text: [bar, { width: '88%', height: vars.space[2] }],
  end: [bar, { width: '54%', height: vars.space[2] }],
})
export const entry = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[5],
  borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
})
export const paragraph = style({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: vars.measure.text,
  marginTop: vars.space[4],
})
