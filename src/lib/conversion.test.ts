import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { reportLead, takeLead } from './conversion.ts'

test('a lead is taken once', () => {
  reportLead()
  expect(takeLead()).toEqual(expect.any(String))
  expect(takeLead()).toBeUndefined()
})

test('nothing of a lead is stored on the device', () => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
  reportLead()
  expect([sessionStorage, localStorage].map(({ length }) => length)).toEqual([0, 0])
})

test('two leads have two ids', () => {
  reportLead()
  const first = takeLead()
  reportLead()
  expect(takeLead()).not.toBe(first)
})
