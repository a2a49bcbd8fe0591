import { beforeEach, expect, test, vi } from 'vitest'
import { refusingStorage } from '../testing/memoryStorage.ts'
import { reportLead, takeLead } from './conversion.ts'

beforeEach(() => {
  const entries = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  })
})

test('a lead is taken once', () => {
  reportLead()
  expect(takeLead()).toEqual(expect.any(String))
  expect(takeLead()).toBeUndefined()
})

test('a lead is taken once where the browser stores nothing', () => {
  vi.stubGlobal('sessionStorage', refusingStorage())
  reportLead()
  expect(takeLead()).toEqual(expect.any(String))
  expect(takeLead()).toBeUndefined()
})

test('two leads have two ids', () => {
  reportLead()
  const first = takeLead()
  reportLead()
  expect(takeLead()).not.toBe(first)
})
