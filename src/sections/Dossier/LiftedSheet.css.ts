import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { ground } from '../../styles/ground.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const large = style({
  marginBottom: vars.space[4],
  '@media': { [media.medium]: { marginBottom: vars.space[6] }, print: { marginBottom: vars.space[2] } },
})
globalStyle(`${large} > h2`, {
  marginInlineStart: '-0.03em',
  fontSize: vars.size.sum,
  lineHeight: 0.95,
  fontVariantNumeric: 'lining-nums',
  '@media': { print: { fontSize: vars.size.h2 } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  alignItems: 'start',
  '@media': {
    [media.full]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.measure.sheet}` },
    print: { display: 'block' },
  },
})
/** In one column the sheet comes first. */
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  order: 1,
  '@media': { [media.full]: { order: 0 } },
})
export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  maxWidth: vars.measure.sheet,
  padding: vars.space[2],
  border: `${vars.rule.hair} solid ${vars.color.mares}`,
  background: vars.color.limewash,
  vars: { [ground]: vars.color.limewash },
  '@media': {
    [media.medium]: { gap: vars.space[4], padding: `${vars.space[5]} ${vars.space[6]}` },
    print: { marginTop: vars.space[3], padding: 0, border: 0 },
  },
})
