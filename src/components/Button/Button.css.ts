import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const turn = keyframes({ to: { rotate: '1turn' } })
const turning = {
  inlineSize: '1em',
  blockSize: '1em',
  border: `${vars.rule.strong} solid currentColor`,
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.round,
  animation: `${turn} 900ms linear infinite`,
}
export const spinner = style(turning)
const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1.5],
  minHeight: vars.target.button,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: `${vars.rule.hair} solid transparent`,
  borderRadius: vars.radius.button,
  fontWeight: 550,
  lineHeight: 1.25,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'progress' },
    // Pressed before the app is there, which answers the press later.
    '&[data-early]::before, form[data-early] &[type="submit"]::before': { content: '""', ...turning },
  },
  '@media': { print: { display: 'none' } },
})
const filled = (background: string, color: string, hovered: string, pressed: string) => ({
  background,
  color,
  '@media': { [media.hover]: { ':hover': { background: hovered } } },
  ':active': { background: pressed },
})
export const button = styleVariants({
  sea: [base, filled(vars.color.sea, vars.color.limewash, vars.color.pine, vars.color.seaDeep)],
  light: [base, filled(vars.color.limewash, vars.color.sea, vars.color.sand, vars.color.mares)],
  outline: [
    base,
    {
      borderColor: vars.color.sea,
      background: 'transparent',
      color: vars.color.sea,
      '@media': { [media.hover]: { ':hover': { borderColor: vars.color.stone, color: vars.color.stone } } },
    },
  ],
})
/** Text button at the right edge of its container; its text is flush with the edge. */
export const edgeButton = style({
  minHeight: vars.target.control,
  minWidth: vars.target.control,
  flexShrink: 0,
  paddingInline: vars.space[1],
  marginInlineEnd: `calc(${vars.space[1]} * -1)`,
  border: 0,
  background: 'none',
  fontWeight: 550,
  cursor: 'pointer',
})
