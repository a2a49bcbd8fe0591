import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** As tall as the list next to it, so that the picture ends level with the last row. */
export const aside = style({
  '@media': { [media.wide]: { display: 'flex', flexDirection: 'column', minHeight: '100%' } },
})
export const picture = style({
  objectPosition: '66% 50%',
  aspectRatio: '4 / 3',
  marginTop: vars.space[5],
  '@media': { [media.wide]: { aspectRatio: 'auto', flexGrow: 1, minHeight: '20rem' }, print: { display: 'none' } },
})
