import { style } from '@vanilla-extract/css'

/** No box of its own: the banner takes part in the layout of the page's frame. */
export const place = style({ display: 'contents' })
