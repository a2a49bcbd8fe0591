import { expect, test } from 'vitest'
import { purchaseCosts } from '../../content/costs.ts'
import { edges } from './Rates.css.ts'

test('the picture of the tax stair has an edge on both sides of each block', () => {
  expect(edges).toHaveLength(purchaseCosts.transferTaxBands.length + 1)
  expect(edges.toSorted((a, b) => a - b)).toEqual(edges)
})
