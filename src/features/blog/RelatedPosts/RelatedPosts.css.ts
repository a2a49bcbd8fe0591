import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../../styles/breakpoints.ts'
import { vars } from '../../../styles/theme.css.ts'

export const steps = style({
  display: 'grid',
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': { [media.medium]: { gridAutoFlow: 'column' }, print: { display: 'none' } },
})
const base = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  textDecoration: 'none',
  transition: `color ${vars.motion.fast}`,
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.stone } },
    // A single post is one line, in the columns of the article.
    [media.wide]: {
      selectors: {
        '&:only-child': {
          gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
          columnGap: vars.space[6],
          alignItems: 'baseline',
        },
      },
    },
  },
})
export const side = styleVariants({
  newer: [
    base,
    { '@media': { [media.medium]: { selectors: { '&:not(:only-child)': { paddingInlineEnd: vars.space[4] } } } } },
  ],
  older: [
    base,
    {
      '@media': {
        [media.medium]: {
          selectors: {
            'a + &': {
              paddingInlineStart: vars.space[4],
              borderInlineStart: `${vars.rule.hair} solid ${vars.color.mares}`,
            },
          },
        },
      },
    },
  ],
})
export const stepTitle = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.heading,
  textWrapStyle: 'balance',
})
/** A single post is a line. */
export const single = style({ marginTop: vars.space[4], '@media': { print: { display: 'none' } } })
export const cards = style({
  display: 'grid',
  columnGap: vars.space[4],
  marginTop: vars.space[4],
  // As many columns as there are posts: two or three.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  '@media': { print: { display: 'none' } },
})
