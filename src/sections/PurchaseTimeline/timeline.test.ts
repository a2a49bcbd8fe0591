import { expect, test } from 'vitest'
import { positionOf, rows } from './timeline.ts'

const lengthOf = (id: (typeof rows)[number]['id'], part: 'filled' | 'open'): number => {
  const { from = 0, to = 0 } = rows.find((row) => row.id === id)?.[part] ?? {}
  return positionOf(to, 1000) - positionOf(from, 1000)
}

test('the axis begins with the longest purchase and ends with the last day of the tax', () => {
  const ends = rows.flatMap(({ open }) => [positionOf(open.from, 1000), positionOf(open.to, 1000)])
  expect([Math.min(...ends), Math.max(...ends)]).toEqual([0, 1000])
})

test('lengths are to scale of the times', () => {
  expect(lengthOf('mortgage', 'open') / lengthOf('mortgage', 'filled')).toBeCloseTo(8 / 4, 9)
  expect(lengthOf('nie', 'open') / lengthOf('bank', 'filled')).toBeCloseTo(4, 9)
  expect(lengthOf('process', 'open') / lengthOf('mortgage', 'open')).toBeCloseTo((4 * 52) / 12 / 8, 9)
})

test('everything but the tax ends at the notary', () => {
  for (const { id, filled, open } of rows) expect([filled.to, open.to].every((week) => week === 0)).toBe(id !== 'tax')
})
