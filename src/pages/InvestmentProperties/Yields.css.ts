import { style } from '@vanilla-extract/css'
import { facts } from '../../content/facts.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const { grossYield: gross, netYield: net } = facts

export const rows = style({
  display: 'grid',
  rowGap: vars.space[3],
  paddingBottom: vars.space[3],
  breakInside: 'avoid',
  lineHeight: vars.leading.quote,
  printColorAdjust: 'exact',
})
/** Words in the free part of the axis, up to the bar of a range. */
const line = ({ min, max }: { readonly min: number; readonly max: number }) =>
  style({
    display: 'grid',
    gridTemplateColumns: [min, max - min, gross.max - max].map((part) => `minmax(0, ${part * 100}fr)`).join(' '),
    alignItems: 'center',
    minHeight: '4.5rem',
    '@media': { [media.wide]: { minHeight: '7.5rem' } },
  })
export const row = {
  gross: line(gross),
  net: line(net),
}
export const name = style({ display: 'block', fontWeight: 600 })
export const basis = style({
  display: 'block',
  paddingInlineEnd: vars.space[1],
  color: vars.color.stone,
  fontSize: vars.size.small,
})

const range = style({
  display: 'grid',
  placeContent: 'center',
  height: '100%',
  fontFamily: vars.font.display,
  fontSize: `min(${vars.size.h3}, 7vw)`,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
  '@media': {
    [media.wide]: { fontSize: vars.size.figure },
    [media.forcedColors]: { border: `${vars.rule.hair} solid` },
  },
})
export const bar = {
  gross: style([range, { background: vars.color.mares }]),
  net: style([range, { background: vars.color.sea, color: vars.color.limewash }]),
}
/** Each number is centered below its tick, but for the outer two. */
export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  color: vars.color.stone,
  fontSize: vars.size.caption,
  fontVariantNumeric: 'lining-nums',
})
export const tick = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  // No width in the row, so that the middle of a tick is where its percentage is.
  width: vars.space[6],
  marginInline: `calc(${vars.space[6]} / -2)`,
  '::before': {
    content: '',
    height: vars.space[1],
    borderInlineStart: `${vars.rule.hair} solid ${vars.color.ink}`,
  },
  selectors: {
    '&:first-child': { alignItems: 'start', marginInline: `0 calc(-1 * ${vars.space[6]})` },
    '&:last-child': { alignItems: 'end', marginInline: `calc(-1 * ${vars.space[6]}) 0` },
  },
})
