import { expect, test } from 'vitest'
import { facts } from '../../content/facts.ts'
import { yieldBars, yieldOnCash } from './yieldBars.ts'

const sheet = { start: 0, length: 500, row: 30 }
const { bars, deductions, height } = yieldBars(6, sheet)

test('the bars are to scale of the yields', () => {
  const [gross, net, cash] = bars
  expect([gross.solid, gross.open]).toEqual([300, 500])
  expect(net.open / gross.open).toBeCloseTo(facts.netYield.max / facts.grossYield.max, 9)
  expect(cash.solid / net.solid).toBeCloseTo(yieldOnCash().min / facts.netYield.min, 9)
})

test('the example yields 3.6 to 5.4 % on the cash, as in the article on licensed villas', () => {
  const { min, max } = yieldOnCash()
  expect([min.toFixed(3), max.toFixed(3)]).toEqual(['0.036', '0.054'])
})

test('rows follow each other down to the end of the drawing', () => {
  const rows = [bars[0].y, ...deductions, bars[1].y, bars[2].y]
  expect(rows).toEqual(rows.map((_, at) => at * sheet.row))
  expect(height).toBe(rows.length * sheet.row)
})
