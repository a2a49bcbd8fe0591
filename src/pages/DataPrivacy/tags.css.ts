import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Inline button that looks like a link; plain text if it has no effect. */
export const settings = style({
  display: 'inline',
  padding: 0,
  border: 0,
  background: 'none',
  textDecoration: `underline ${vars.rule.hair}`,
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.stone } },
    [media.noScript]: { textDecoration: 'none', cursor: 'auto' },
    print: { textDecoration: 'none' },
  },
})
