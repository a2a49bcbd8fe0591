import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.half,
  minHeight: vars.target.button,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: `${vars.rule.hair} solid transparent`,
  borderRadius: vars.radius.button,
  fontWeight: 550,
  lineHeight: 1.25,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  ':disabled': { cursor: 'not-allowed', opacity: 0.55 },
  selectors: { '&[aria-disabled="true"]': { cursor: 'progress' } },
  '@media': { print: { display: 'none' } },
})
export const button = styleVariants({
  sea: [
    base,
    {
      background: vars.color.sea,
      color: vars.color.limewash,
      '@media': { [media.hover]: { ':hover': { background: vars.color.pine } } },
      ':active': { background: vars.color.seaDeep },
    },
  ],
  light: [
    base,
    {
      background: vars.color.limewash,
      color: vars.color.sea,
      '@media': { [media.hover]: { ':hover': { background: vars.color.sand } } },
      ':active': { background: vars.color.mares },
    },
  ],
  outline: [
    base,
    {
      borderColor: vars.color.sea,
      background: 'transparent',
      color: vars.color.sea,
      '@media': { [media.hover]: { ':hover': { borderColor: vars.color.terracotta, color: vars.color.terracotta } } },
    },
  ],
})

const turn = keyframes({ to: { rotate: '1turn' } })
export const spinner = style({
  inlineSize: '1em',
  blockSize: '1em',
  border: `${vars.rule.strong} solid currentColor`,
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.round,
  animation: `${turn} 900ms linear infinite`,
})
