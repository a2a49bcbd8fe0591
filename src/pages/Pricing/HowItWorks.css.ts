import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'
import { thirds, titleAndText } from './thirds.css.ts'

export const head = style({
  breakAfter: 'avoid',
  breakInside: 'avoid',
  display: 'grid',
  gap: vars.space[3],
  marginBottom: vars.space[5],
  '@media': { [media.wide]: titleAndText },
})
/** A line across the page, with the payments and the refund below it. */
export const columns = style({
  display: 'grid',
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  '@media': { [media.medium]: thirds, print: thirds },
})
export const part = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  breakInside: 'avoid',
  '@media': {
    [media.phone]: {
      selectors: { '& + &': { borderTop: `${vars.rule.hair} solid ${vars.color.mares}` } },
    },
  },
})
export const name = style({
  display: 'block',
  fontFamily: vars.font.text,
  fontSize: vars.size.text,
  fontWeight: 600,
  letterSpacing: 'normal',
})
export const figure = style({
  display: 'block',
  marginTop: vars.space[1],
  fontSize: vars.size.h1,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
})
export const cases = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[2],
  color: vars.color.stone,
  listStyle: 'disc',
})
