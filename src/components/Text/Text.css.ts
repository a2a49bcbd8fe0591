import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

const label = {
  fontSize: vars.size.label,
  fontWeight: 600,
  letterSpacing: '0.14em',
  textTransform: 'uppercase',
  lineHeight: vars.leading.heading,
  breakAfter: 'avoid',
} as const

/** Paper has no dark surface. */
const onPaper = { '@media': { print: { color: vars.color.stone } } } as const

export const text = styleVariants({
  body: { color: vars.color.body, maxWidth: vars.measure.text },
  quiet: { color: vars.color.stone, maxWidth: vars.measure.text },
  small: { color: vars.color.stone, fontSize: vars.size.small, maxWidth: vars.measure.text },
  lead: { fontSize: vars.size.lead, lineHeight: 1.55, maxWidth: vars.measure.narrow },
  /** On a `sea` surface or a picture. */
  light: {
    color: vars.color.seaText,
    fontSize: vars.size.lead,
    lineHeight: 1.55,
    maxWidth: vars.measure.narrow,
    ...onPaper,
  },
  label: { ...label, color: vars.color.terracotta },
  labelLight: { ...label, color: vars.color.sand, ...onPaper },
})
export type TextLook = keyof typeof text
