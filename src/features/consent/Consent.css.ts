import { style } from '@vanilla-extract/css'

/** Generates no box: the banner is laid out in the frame of the page. */
export const place = style({ display: 'contents' })
