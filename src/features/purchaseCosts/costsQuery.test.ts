import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCostsQuery, writeCostsQuery } from './costsQuery.ts'

test('reads a shared calculation', () => {
  expect(readCostsQuery('?price=1250000&kind=new-build')).toEqual({ price: '1250000', kind: 'newBuild' })
  expect(readCostsQuery('?price=900000&kind=resale')).toEqual({ price: '900000', kind: 'resale' })
})

test('leaves open what a link does not say, or says wrongly', () => {
  expect(readCostsQuery('')).toEqual({ price: undefined, kind: undefined })
  expect(readCostsQuery('?kind=castle')).toEqual({ price: undefined, kind: undefined })
  expect(readCostsQuery('?kind=toString')).toEqual({ price: undefined, kind: undefined })
})

test('keeps the other parameters of the address', () => {
  expect(writeCostsQuery('?search=arras&price=1', { price: 2, kind: 'newBuild' })).toBe(
    '?search=arras&price=2&kind=new-build',
  )
})

test('reads back what it writes', () => {
  const kind = fc.constantFrom('resale' as const, 'newBuild' as const)
  fc.assert(
    fc.property(fc.nat(1_000_000_000), kind, fc.webQueryParameters(), (price, which, query) => {
      expect(readCostsQuery(writeCostsQuery(query, { price, kind: which }))).toEqual({
        price: String(price),
        kind: which,
      })
    }),
  )
})
