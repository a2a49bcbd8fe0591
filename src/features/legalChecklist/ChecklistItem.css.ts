import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const item = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[6]} minmax(0, 1fr)`,
  paddingBlock: vars.space[1],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  breakInside: 'avoid',
  '@media': {
    [media.medium]: { gridTemplateColumns: `${vars.space[7]} minmax(0, 1fr) 12rem`, columnGap: vars.space[3] },
    print: { gridTemplateColumns: `${vars.space[4]} minmax(0, 1fr) 9rem`, paddingBlock: vars.space[1] },
  },
})
/** Larger than the checkbox, as a touch target. */
export const target = style({
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  width: vars.target.control,
  height: vars.target.control,
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
  cursor: 'pointer',
})
const tick = `path("M2 7.500L6 11.500L14 2.500L12.500 1.200L5.900 8.700L3.300 6.100Z")`
export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.space[3],
  height: vars.space[3],
  border: `${vars.rule.hair} solid ${vars.color.stone}`,
  borderRadius: vars.radius.button,
  background: vars.color.limewash,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  ':checked': { borderColor: vars.color.sea, background: vars.color.sea },
  selectors: {
    '&:checked::after': {
      content: '',
      width: vars.space[2],
      height: '13px',
      background: vars.color.limewash,
      clipPath: tick,
    },
  },
  '@media': {
    [media.hover]: { ':hover': { borderColor: vars.color.stone } },
    [media.forcedColors]: { appearance: 'auto', selectors: { '&:checked::after': { display: 'none' } } },
    // Browsers may leave out backgrounds, but print the state of their own checkboxes.
    print: { appearance: 'auto', selectors: { '&:checked::after': { display: 'none' } } },
  },
})
export const details = style({})
export const summary = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.target.control,
  cursor: 'pointer',
  listStyle: 'none',
  '::after': { content: '"+"', color: vars.color.stone, fontFamily: vars.font.display, fontSize: vars.size.h3 },
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '[open] > &::after': { content: '"–"' } },
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.stone } },
    print: { minHeight: 0, '::after': { display: 'none' } },
  },
})
globalStyle(`${summary} > h3`, {
  fontSize: vars.size.quote,
  textDecorationThickness: vars.rule.hair,
  transition: `color ${vars.motion.fast}`,
})
globalStyle(`${item}:has(:checked) ${summary} > h3`, { color: vars.color.stone, textDecorationLine: 'line-through' })
export const content = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: `${vars.space[0.5]} ${vars.space[2]}`,
})
export const timeline = style({
  gridColumn: '2',
  color: vars.color.stone,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  '@media': { [media.medium]: { gridColumn: 'auto', paddingTop: vars.space[1.5] } },
})
globalStyle(`${details}:not([open]) + ${timeline}`, { '@media': { [media.phone]: { display: 'none' } } })
