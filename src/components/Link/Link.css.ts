import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const hover = { '@media': { [media.hover]: { ':hover': { color: vars.color.stone } } } }

const base = style({ transition: `color ${vars.motion.fast}`, textDecorationLine: 'none' })

/** Semibold with an underline rule. */
const ruled = style({
  display: 'inline-block',
  fontWeight: 550,
  paddingBottom: vars.space[0.5],
  borderBottom: `${vars.rule.hair} solid currentColor`,
})

export const link = styleVariants({
  plain: [base],
  text: [base, { textDecorationLine: 'underline', ...hover }],
  /** Entry in a table of contents: full width, with the height of a touch target. */
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
  /** Text link as a call to action. */
  strong: [base, ruled, hover],
  /** On `sea` surfaces; stays light on hover. */
  light: [base, ruled, { '@media': { [media.hover]: { ':hover': { color: vars.color.sand } } } }],
})
export type LinkTone = keyof typeof link
