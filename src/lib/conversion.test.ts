import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { reportLead, takeLeads } from './conversion.ts'

test('every lead is taken once, each with its own id', () => {
  reportLead()
  reportLead()
  const leads = takeLeads()
  expect(leads).toHaveLength(2)
  expect(new Set(leads).size).toBe(2)
  expect(takeLeads()).toEqual([])
})

test('nothing of a lead is stored on the device', () => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
  reportLead()
  expect([sessionStorage, localStorage].map(({ length }) => length)).toEqual([0, 0])
})
