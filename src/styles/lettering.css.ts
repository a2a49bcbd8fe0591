import { globalStyle, style } from '@vanilla-extract/css'
import { media } from './breakpoints.ts'
import { vars } from './theme.css.ts'

/** Letters in a drawing's units, so that they have about the size of a caption where the drawing is shown. */
function lettering(phone: number, wide: number, print: number): string {
  const size = (factor: number) => `calc(${vars.size.caption} * ${factor})`
  const name = style({})
  globalStyle(`${name} :is(text, circle)`, {
    fontSize: size(phone),
    '@media': { [media.medium]: { fontSize: size(wide) }, print: { fontSize: size(print) } },
  })
  return name
}
export const broad = lettering(1.66, 0.85, 0.95)
/** As wide as the page. */
export const full = lettering(2.2, 0.72, 0.95)
export const narrow = lettering(1.81, 0.85, 1.05)
/** Next to a table on paper. */
export const half = lettering(1.75, 1.1, 1.45)
