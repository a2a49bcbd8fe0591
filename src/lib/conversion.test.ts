import { beforeEach, expect, test, vi } from 'vitest'
import { refusingStorage } from '../testing/memoryStorage.ts'
import { announceLead, onLead, reportLead, takeLead } from './conversion.ts'

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

test('a lead is counted once, even when the one who counts comes late', () => {
  const count = vi.fn<(lead: string) => void>()
  reportLead()
  announceLead()
  onLead(count)
  announceLead()
  expect(count).toHaveBeenCalledOnce()
})

test('a lead is counted once where the browser stores nothing', () => {
  vi.stubGlobal('sessionStorage', refusingStorage())
  reportLead()
  expect(takeLead()).toEqual(expect.any(String))
  expect(takeLead()).toBeUndefined()
})

test('two leads have two ids', () => {
  const count = vi.fn<(lead: string) => void>()
  onLead(count)
  reportLead()
  announceLead()
  reportLead()
  announceLead()
  const [[first] = [], [second] = []] = count.mock.calls
  expect(count).toHaveBeenCalledTimes(2)
  expect(first).not.toBe(second)
})
