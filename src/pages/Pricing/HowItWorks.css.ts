import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const head = style({
  breakAfter: 'avoid',
  breakInside: 'avoid',
  display: 'grid',
  gap: vars.space[3],
  marginBottom: vars.space[6],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: vars.space[6], alignItems: 'end' },
  },
})
export const dates = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 0 },
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 0 },
  },
})
/** A date on the timeline: one rule leads from the mark of the first payment to that of the last. */
export const date = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingTop: vars.space[4],
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  breakInside: 'avoid',
  '@media': { [media.medium]: { selectors: { '&:last-child': { borderTopColor: 'transparent' } } } },
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: `calc(${vars.space[1]} / -2)`,
    insetInlineStart: 0,
    height: vars.space[1],
    // A border, because backgrounds are not printed.
    borderInlineStart: `${vars.space[1]} solid ${vars.color.terracotta}`,
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
export const text = style({ maxWidth: vars.measure.lead })
export const titles = style({ display: 'grid', gap: vars.space[2] })
