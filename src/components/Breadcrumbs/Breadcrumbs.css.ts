import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Allows the breadcrumbs to shrink below the width of their longest word in a flex row. */
export const path = style({ minWidth: 0 })
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[1],
  color: vars.color.stone,
  fontSize: vars.size.small,
  '@media': { print: { display: 'none' } },
})
export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  overflowWrap: 'anywhere',
  minHeight: vars.space[3],
  // After the name, so that no line starts with it.
  selectors: { '&:not(:last-child)::after': { content: '"›" / ""', marginInlineStart: vars.space[1] } },
  '@media': {
    // A long path ends with its last link on phones: the page's title follows.
    [media.phone]: {
      selectors: {
        '&:last-child:nth-child(n + 3)': { display: 'none' },
        '&:nth-last-child(2):nth-child(n + 2)::after': { content: 'none' },
      },
    },
  },
})
