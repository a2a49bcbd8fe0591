import { styleVariants } from '@vanilla-extract/css'
import { media } from './breakpoints.ts'
import { vars } from './theme.css.ts'

/**
 * Caption of a picture that fills half the page, in a flex column with the text: below the text, and on phones between
 * picture and text. By the padding above the text.
 */
export const captionBesidePicture = styleVariants({ panel: vars.space.panel, space: vars.space[7] }, (padding) => ({
  order: -1,
  marginTop: `calc(${vars.space[2]} - ${padding})`,
  marginBottom: vars.space[5],
  '@media': { [media.wide]: { order: 0, marginBlock: `${vars.space[4]} 0` }, print: { display: 'none' } },
}))
