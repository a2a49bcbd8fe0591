import { expect, test } from 'vitest'
import { arrow, tablePlan } from './tablePlan.ts'

const sizes = [
  [500, 400],
  [350, 400],
] as const

test.each(sizes)('everything is inside a drawing of %d by %d', (width, height) => {
  const { chairs, names, flows, table } = tablePlan(width, height)
  const points = [...flows.flatMap(({ from, to, label }) => [from, to, label]), ...Object.values(names)]
  const corners = [table, ...Object.values(chairs)].flatMap((box) => [
    { x: box.x, y: box.y },
    { x: box.x + box.width, y: box.y + box.height },
  ])
  for (const { x, y } of [...points, ...corners]) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThanOrEqual(height)
  }
})

test('money goes from the party that pays to the one that is paid', () => {
  const { flows, chairs } = tablePlan(500, 400)
  const centers = Object.entries(chairs).map(([seat, { x, y, width, height }]) => ({
    seat,
    x: x + width / 2,
    y: y + height / 2,
  }))
  const nearest = ({ x, y }: { readonly x: number; readonly y: number }) =>
    centers.toSorted((one, other) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y))[0]?.seat
  expect(Object.fromEntries(flows.map(({ id, from, to }) => [id, `${nearest(from)} to ${nearest(to)}`]))).toEqual({
    price: 'you to seller',
    commission: 'seller to agent',
    share: 'agent to us',
    fee: 'you to us',
    sellersDuty: 'agent to seller',
    ourDuty: 'us to you',
  })
})

test('an arrow has its head at its end', () => {
  expect(arrow({ from: { x: 0, y: 10 }, to: { x: 100, y: 10 } })).toMatch(/^M0 10L100 10M93 14\.2L100 10L93 5\.8$/)
})
