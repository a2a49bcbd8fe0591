import { expect, test } from 'vitest'
import { splitAtColon } from './splitAtColon.ts'

test('a string with a colon has a name and an amount', () => {
  expect(splitAtColon('Dedication fee: €1,000')).toEqual({ name: 'Dedication fee', amount: '€1,000' })
})

test('a string without a colon is all amount', () => {
  expect(splitAtColon('€1,000')).toEqual({ name: '', amount: '€1,000' })
})
