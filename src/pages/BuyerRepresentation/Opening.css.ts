import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const halves = style({
  display: 'grid',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const words = style({ '@media': { [media.wide]: { gridColumn: 2, alignSelf: 'center' } } })
/** The word is on a line of its own. */
globalStyle(`${words} h1 em`, {
  display: 'block',
  width: 'fit-content',
  fontSize: vars.size.sum,
  lineHeight: 0.8,
  paddingBottom: '0.12em',
})
export const picture = style({
  display: 'grid',
  '@media': { [media.wide]: { gridColumn: 1, gridRow: 1, aspectRatio: '8 / 9' } },
})
