import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { seasons, yieldCosts, yieldYear, type YieldCost } from '../../content/yieldExample.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.leading.quote,
})
export const caption = style({
  captionSide: 'bottom',
  paddingTop: vars.space[2],
  color: vars.color.stone,
  fontSize: vars.size.small,
  textAlign: 'start',
  '@media': { [media.enlarged]: { overflowWrap: 'anywhere', hyphens: 'auto' } },
})
export const line = style({ position: 'relative', breakInside: 'avoid' })
const cell = { padding: `${vars.space[0.5]} 0 ${vars.space[1.5]}`, verticalAlign: 'baseline' } as const
export const label = style({
  ...cell,
  paddingInlineEnd: vars.space[2],
  fontWeight: 400,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textAlign: 'start',
})
/** What an amount is for. */
export const name = style({ marginInlineEnd: vars.space[1.5] })
/** On phones it is below the name. */
export const basis = style({
  display: 'block',
  color: vars.color.stone,
  fontSize: vars.size.small,
  '@media': { [media.medium]: { display: 'inline-block' } },
})
export const amount = style({ ...cell, textAlign: 'end', whiteSpace: 'nowrap' })
/** Red as its bar. */
export const cost = style([amount, { color: vars.color.terracotta }])
const figure = { fontFamily: vars.font.display, fontSize: vars.size.figure, lineHeight: vars.leading.heading }
export const sum = style([name, figure])
export const totalAmount = style([amount, figure])
/** A total has room for its bar. */
export const total = style([line])
globalStyle(`${total} > *`, { paddingBlock: `${vars.space[1]} calc(${vars.space[2]} + ${vars.space[1]})` })
globalStyle(`${total} + ${line} > *`, { paddingTop: vars.space[1.5] })

/** The bar at the foot of a line, from `from` to `to`, both shares of the gross rent. */
const bar = (from: number, to: number, color: string, height: string) => ({
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute' as const,
      insetInlineStart: `${(from * 100).toFixed(2)}%`,
      bottom: 0,
      width: `${((to - from) * 100).toFixed(2)}%`,
      borderTop: `${height} solid ${color}`,
    },
  },
})

const { gross, net, costs } = yieldYear
let reached = 0
const earned = seasons.map(({ id, weeks, rent }) => {
  const from = reached
  reached += (weeks * rent) / gross
  return [id, bar(from, reached, vars.color.mares, vars.space[1])] as const
})
const spent = (Object.keys(yieldCosts) as YieldCost[]).map((id) => {
  const to = reached
  reached -= costs[id] / gross
  return [id, bar(reached, to, vars.color.terracotta, vars.space[1])] as const
})
export const bars = styleVariants({
  ...(Object.fromEntries([...earned, ...spent]) as Record<
    (typeof seasons)[number]['id'] | YieldCost,
    ReturnType<typeof bar>
  >),
  gross: bar(0, 1, vars.color.mares, vars.space[2]),
  net: bar(0, net / gross, vars.color.sea, vars.space[2]),
})
