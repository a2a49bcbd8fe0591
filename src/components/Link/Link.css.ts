import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const hover = { '@media': { [media.hover]: { ':hover': { color: vars.color.terracotta } } } }

const base = style({ transition: `color ${vars.motion.fast}`, textDecorationLine: 'none' })

/** Semi-bold over a rule. */
const ruled = style({
  display: 'inline-block',
  fontWeight: 550,
  paddingBottom: vars.space[0],
  borderBottom: `${vars.rule.hair} solid currentColor`,
})

export const link = styleVariants({
  plain: [base],
  text: [base, { textDecorationLine: 'underline', ...hover }],
  /** A line of a table of contents: as wide as the list, as high as a finger. */
  entry: [
    base,
    {
      display: 'flex',
      alignItems: 'center',
      minHeight: vars.target.control,
      paddingBlock: vars.space[1],
      borderBottom: `${vars.rule.hair} solid ${vars.color.hair}`,
      fontSize: vars.size.small,
      lineHeight: '1.4',
      ...hover,
    },
  ],
  /** A call to action in words. */
  strong: [base, ruled, hover],
  /** On sea: stays light when hovered. */
  light: [base, ruled, { '@media': { [media.hover]: { ':hover': { color: vars.color.sand } } } }],
})
export type LinkLook = keyof typeof link
