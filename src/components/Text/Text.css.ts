import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

const label = style({
  color: vars.color.stone,
  fontSize: vars.size.label,
  fontWeight: 600,
  letterSpacing: '0.14em',
  textTransform: 'uppercase',
  lineHeight: vars.leading.heading,
  breakAfter: 'avoid',
})

export const sizes = {
  ...styleVariants({
    text: { color: vars.color.body, maxWidth: vars.measure.text },
    small: { color: vars.color.stone, fontSize: vars.size.small, maxWidth: vars.measure.text },
    lead: { fontSize: vars.size.lead, lineHeight: 1.55, maxWidth: vars.measure.narrow },
  }),
  label,
}
export type TextSize = keyof typeof sizes

export const tones = styleVariants({
  plain: {},
  quiet: { color: vars.color.stone },
  light: {
    color: vars.color.seaText,
    selectors: { [`${label}&`]: { color: vars.color.sand } },
    // Paper has no dark surface.
    '@media': { print: { color: vars.color.stone, selectors: { [`${label}&`]: { color: vars.color.stone } } } },
  },
})
export type TextTone = keyof typeof tones
