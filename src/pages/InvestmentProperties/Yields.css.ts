import { style } from '@vanilla-extract/css'
import { facts } from '../../content/facts.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const { grossYield: gross, netYield: net } = facts
export const rows = style({
  display: 'grid',
  gap: vars.space[2],
  breakInside: 'avoid',
  printColorAdjust: 'exact',
})
/** On wide screens the words are in the part of the row that is left of its range. */
export const row = style({ '@media': { [media.wide]: { display: 'grid', alignItems: 'center' } } })
const cell = { [media.wide]: { gridArea: '1 / 1' } }
export const label = style({ '@media': { [media.wide]: { ...cell[media.wide], maxWidth: '36%' } } })
export const name = style({ marginInlineEnd: vars.space[1], fontWeight: 600 })
export const basis = style({ color: vars.color.stone, fontSize: vars.size.small })
/** A range on the axis below. */
const range = ({ min, max }: { readonly min: number; readonly max: number }, color: string) =>
  style({
    width: `${((max - min) / gross.max) * 100}%`,
    marginInlineStart: `${(min / gross.max) * 100}%`,
    marginTop: vars.space[0.5],
    height: vars.rule.thick,
    background: color,
    '@media': { [media.wide]: { ...cell[media.wide], height: vars.space[5], marginTop: 0 } },
  })
export const bar = { gross: range(gross, vars.color.mares), net: range(net, vars.color.sea) }
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
