import { globalStyle, style } from '@vanilla-extract/css'
import { media, roomyList } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const list = style({
  containerType: 'inline-size',
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  // A heading before a container may be the last line of a sheet, whatever its break-after says.
  '@media': { print: { containerType: 'normal' } },
})
const twoColumns = { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 8fr)', alignItems: 'baseline' }
export const row = style({
  display: 'grid',
  alignContent: 'start',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  paddingBlock: vars.space[3],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  breakInside: 'avoid',
  '@container': { [roomyList]: twoColumns },
  '@media': { [media.phone]: { rowGap: vars.space[0.5], paddingBlock: vars.space[1.5] }, print: twoColumns },
})
globalStyle(`${row} > h3`, { '@media': { [media.phone]: { fontSize: vars.size.quote } } })
globalStyle(`${row} p`, { '@media': { [media.phone]: { fontSize: vars.size.small } } })
export const side = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] })
