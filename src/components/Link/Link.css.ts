import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const hover = { '@media': { [media.hover]: { ':hover': { color: vars.color.terracotta } } } }

const base = style({ transition: `color ${vars.motion.fast}`, textDecorationLine: 'none' })

export const link = styleVariants({
  plain: [base],
  text: [base, { textDecorationLine: 'underline', ...hover }],
  /** A call to action in words: semi-bold over a rule. */
  strong: [
    base,
    {
      display: 'inline-block',
      fontWeight: 550,
      paddingBottom: vars.space[0],
      borderBottom: `${vars.rule.hair} solid currentColor`,
      ...hover,
    },
  ],
  /** On sea: stays light when hovered. */
  light: [
    base,
    {
      display: 'inline-block',
      fontWeight: 550,
      paddingBottom: vars.space[0],
      borderBottom: `${vars.rule.hair} solid currentColor`,
      '@media': { [media.hover]: { ':hover': { color: vars.color.sand } } },
    },
  ],
})
export type LinkLook = keyof typeof link
