import { expect, test } from 'vitest'
import { facts } from '../../content/facts.ts'
import { fields } from './dotField.ts'

test.each(Object.entries(fields))(
  '%s: one dot for every ten listings, one of them the house that is found',
  (_, field) => {
    expect(field.rowLengths.reduce((sum, length) => sum + length, 0) * 10).toBe(facts.listingsPerDay)
    expect(field.left).toBeLessThan(field.columns)
    expect(field.above).toBeLessThan(field.rowLengths.length)
  },
)
