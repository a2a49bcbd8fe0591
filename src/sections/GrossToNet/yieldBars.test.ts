import { expect, test } from 'vitest'
import { facts } from '../../content/facts.ts'
import { yieldBars, yieldOnCash } from './yieldBars.ts'

test('the bars are to scale of the yields', () => {
  const [gross, net, cash] = yieldBars(500)
  expect([gross.solid, gross.open]).toEqual([300, 500])
  expect(net.open / gross.open).toBeCloseTo(facts.netYield.max / facts.grossYield.max, 9)
  expect(cash.solid / net.solid).toBeCloseTo(yieldOnCash().min / facts.netYield.min, 9)
})

test('the example yields 3.5 to 5.4 % on the cash, as in the article on licensed villas', () => {
  const { min, max } = yieldOnCash()
  expect([min.toFixed(3), max.toFixed(3)]).toEqual(['0.035', '0.054'])
})
