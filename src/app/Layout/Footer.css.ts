import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const footer = style({
  background: vars.color.seaDeep,
  color: vars.color.seaQuiet,
  fontSize: vars.size.small,
  // Reserves space for the contact bar of phones, so that it covers nothing.
  paddingBlock: `${vars.space[8]} calc(${vars.space[4]} + ${vars.target.bar} + env(safe-area-inset-bottom))`,
  '@media': {
    [media.medium]: { paddingBottom: vars.space[5] },
    print: { background: 'none', color: vars.color.ink, paddingBlock: vars.space[2] },
  },
})
export const inner = style({
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
})
export const grid = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.medium]: { gridTemplateColumns: '1fr 1fr' },
    [media.wide]: { gridTemplateColumns: '4fr 2fr 3fr 2fr' },
    print: { display: 'none' },
  },
})
export const column = style({ display: 'grid', alignContent: 'start', gap: vars.space[2] })
globalStyle(`${column} p`, { maxWidth: vars.measure.narrow })
globalStyle(`${column} ${column}`, { marginTop: vars.space[3] })
export const heading = style({
  color: vars.color.sand,
  fontSize: vars.size.label,
  fontWeight: 600,
  letterSpacing: '0.14em',
  textTransform: 'uppercase',
})
export const links = style({ display: 'grid', justifyItems: 'start', gap: vars.space[0] })
globalStyle(`${links} a`, { display: 'inline-block', paddingBlock: vars.space[0] })
globalStyle(`${footer} a:hover`, { color: vars.color.limewash, textDecorationLine: 'underline' })
globalStyle(`${column} > a, ${footer} a[aria-label]`, { color: vars.color.limewash })
export const landing = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.limewash,
})
export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginTop: vars.space[7],
  paddingTop: vars.space[3],
  borderTop: `${vars.rule.hair} solid ${vars.color.seaRule}`,
  fontSize: vars.size.fine,
})
export const legalLinks = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] })
globalStyle(`${legalLinks} a`, { display: 'inline-block', minHeight: vars.space[3] })
