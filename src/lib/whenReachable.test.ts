import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenReachable } from './whenReachable.ts'

const request = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', request)
  vi.stubGlobal('location', { pathname: '/en' })
  vi.stubGlobal('addEventListener', () => {})
  request.mockReset().mockResolvedValue(new Response())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// The browser may be wrong both ways: behind some firewalls and VPNs, and before the sign-in page of a network.
test.each([true, false])('waits until the site answers, with navigator.onLine %s', async (onLine) => {
  vi.stubGlobal('navigator', { onLine })
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const reached = vi.fn<() => void>()
  void whenReachable().then(reached)
  await vi.advanceTimersByTimeAsync(0)
  expect(reached).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(reached).toHaveBeenCalledOnce()
})
