import { expect, test } from 'vitest'
import { facts } from '../../content/facts.ts'
import { columns, found, rowLengths } from './dotField.ts'

test('the field has one dot for every ten listings, one of them the house that is found', () => {
  expect(rowLengths.reduce((sum, length) => sum + length, 0) * 10).toBe(facts.listingsPerDay)
  expect(found.left).toBeLessThan(columns)
  expect(found.above).toBeLessThan(rowLengths.length)
})
