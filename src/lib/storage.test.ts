import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage, refusingStorage } from '../testing/memoryStorage.ts'
import { deviceStore, visitStore } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('what is written is read again, and forgotten when removed', () => {
  vi.stubGlobal('localStorage', memoryStorage())
  expect(deviceStore.read('key')).toBeNull()
  expect(deviceStore.write('key', 'value')).toBe(true)
  expect(deviceStore.read('key')).toBe('value')
  deviceStore.remove('key')
  expect(deviceStore.read('key')).toBeNull()
})

test('the device and the visit are kept apart', () => {
  vi.stubGlobal('localStorage', memoryStorage({ key: 'device' }))
  vi.stubGlobal('sessionStorage', memoryStorage({ key: 'visit' }))
  expect(deviceStore.read('key')).toBe('device')
  expect(visitStore.read('key')).toBe('visit')
})

test('a browser that refuses storage reads as empty and reports the failed write', () => {
  vi.stubGlobal('localStorage', refusingStorage())
  expect(deviceStore.read('key')).toBeNull()
  expect(deviceStore.write('key', 'value')).toBe(false)
  expect(() => deviceStore.remove('key')).not.toThrow()
})

test('where there is no storage at all, nothing throws', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(visitStore.read('key')).toBeNull()
  expect(visitStore.write('key', 'value')).toBe(false)
  expect(() => visitStore.remove('key')).not.toThrow()
})
