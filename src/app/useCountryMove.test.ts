import { expect, test } from 'vitest'
import { countryLookupDelay } from './useCountryMove.ts'

test('a country is looked up 100 ms after hydration', () => {
  expect(countryLookupDelay).toBe(100)
})
