import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
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
  large: [
    base,
    {
      fontSize: vars.size.h3,
      lineHeight: vars.leading.heading,
      '@media': { [media.wide]: { fontSize: vars.size.figure } },
    },
  ],
  small: [base, { fontSize: vars.size.intro }],
})
export type TestimonialSize = keyof typeof quote
export const author = style({ color: vars.color.stone, fontSize: vars.size.small })
globalStyle(`${author} strong`, { display: 'block', color: vars.color.ink, fontWeight: 600 })
