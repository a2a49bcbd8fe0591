import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineEnd: 'auto',
  fontFamily: vars.font.display,
  fontSize: vars.size.wordmark,
  lineHeight: 1,
  letterSpacing: '-0.01em',
})
export const drawing = style({
  flex: 'none',
  width: '2rem',
  height: 'auto',
  aspectRatio: '26 / 18.6',
  // Enlarged text needs the mark's room for the name and the menu.
  '@media': { [media.enlarged]: { display: 'none' } },
})
export const shade = style({ opacity: 0.6 })
export const strapline = style({
  display: 'block',
  marginTop: vars.space[0.5],
  fontFamily: vars.font.text,
  fontSize: vars.size.fine,
  fontWeight: 600,
  letterSpacing: '0.17em',
  lineHeight: 1,
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
  opacity: 0.82,
})
