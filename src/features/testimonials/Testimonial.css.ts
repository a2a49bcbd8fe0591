import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

/** The authors of a row are on one line. */
export const figure = style({ display: 'grid', gridTemplateRows: '1fr auto', gap: vars.space[3], height: '100%' })
const base = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.quote,
  lineHeight: vars.leading.quote,
  textWrapStyle: 'pretty',
  hyphens: 'manual',
})
export const quote = styleVariants({
  quote: [base],
  /** A single testimonial is larger than one of several. */
  alone: [base, { fontSize: vars.size.figure, lineHeight: vars.leading.heading }],
  /** The statement that opens a page. */
  lead: [
    base,
    {
      maxWidth: '20em',
      fontSize: vars.size.h2,
      lineHeight: vars.leading.heading,
      letterSpacing: '-0.012em',
      textWrap: 'balance',
    },
  ],
})
export type TestimonialSize = keyof typeof quote
export const author = style({ color: vars.color.stone, fontSize: vars.size.small })
globalStyle(`${author} strong`, { display: 'block', color: vars.color.ink, fontWeight: 600 })
