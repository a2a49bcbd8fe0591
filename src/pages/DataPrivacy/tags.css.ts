import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** A button inside a sentence, in the look of a link; plain words where it could do nothing. */
export const settings = style({
  display: 'inline',
  padding: 0,
  border: 0,
  background: 'none',
  textDecoration: `underline ${vars.rule.hair}`,
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.terracotta } },
    [media.noScript]: { textDecoration: 'none', cursor: 'auto' },
    print: { textDecoration: 'none' },
  },
})
