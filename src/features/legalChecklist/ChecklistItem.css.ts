import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const item = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[6]} minmax(0, 1fr)`,
  paddingBlock: vars.space[3],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  breakInside: 'avoid',
  '@media': {
    [media.medium]: { gridTemplateColumns: `${vars.space[7]} minmax(0, 1fr) 11rem`, columnGap: vars.space[2] },
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
  margin: `calc(-1 * ${vars.space[1]}) 0 0 calc(-1 * ${vars.space[1]})`,
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
export const body = style({ display: 'grid', gap: vars.space[0.5], alignContent: 'start' })
export const title = style({})
globalStyle(`${title} > *`, {
  textDecorationThickness: vars.rule.hair,
  transition: `color ${vars.motion.fast}`,
})
globalStyle(`${item}:has(:checked) ${title} > *`, { color: vars.color.stone, textDecorationLine: 'line-through' })
export const details = style({})
globalStyle(`${details}[open] > :not(summary)`, { paddingBlock: vars.space[1] })
export const summary = style({
  width: 'fit-content',
  paddingBlock: vars.space[0.5],
  fontSize: vars.size.small,
  fontWeight: 550,
  cursor: 'pointer',
  listStyleType: '"+  "',
  '::marker': { color: vars.color.stone },
  selectors: { '[open] > &': { listStyleType: '"–  "' } },
  '@media': { [media.hover]: { ':hover': { color: vars.color.stone } }, print: { display: 'none' } },
})
export const show = style({ selectors: { [`${details}[open] &`]: { display: 'none' } } })
export const hide = style({ selectors: { [`${details}:not([open]) &`]: { display: 'none' } } })
export const timeline = style({
  gridColumn: '2',
  marginTop: vars.space[1],
  fontSize: vars.size.small,
  lineHeight: 1.5,
  '@media': { [media.medium]: { gridColumn: 'auto', marginTop: vars.space[0.5] } },
})
export const timelineLabel = style({ display: 'block', color: vars.color.stone })
