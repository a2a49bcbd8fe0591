import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minutesUntil, sendLead, sendTimeout } from './sendLead.ts'

const url = 'https://forms.example/contact'
const answer = (status: number, headers: Record<string, string> = {}) =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status, headers })))
const cut = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('posts the payload as JSON, in its order', async () => {
  const fetcher = answer(200)
  await sendLead(url, { name: 'Anna', email: 'anna@example.com' }, { fetcher })
  const [address, init] = fetcher.mock.calls[0] ?? []
  expect(address).toBe(url)
  expect(init).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"name":"Anna","email":"anna@example.com"}',
  })
})

test.each([200, 201, 202, 204])('status %d is success', async (status) => {
  expect(await sendLead(url, {}, { fetcher: answer(status) })).toEqual({ reason: 'sent' })
})

test.each([400, 403, 404, 413, 422, 500, 503])('status %d is a refusal, and logged', async (status) => {
  expect(await sendLead(url, {}, { fetcher: answer(status) })).toEqual({ reason: 'refused' })
  expect(console.error).toHaveBeenCalledOnce()
})

test('a web page is no confirmation, even with status 200', async () => {
  const fetcher = answer(200, { 'Content-Type': 'text/html; charset=utf-8' })
  expect(await sendLead(url, {}, { fetcher })).toEqual({ reason: 'refused' })
})

test('a refusal for a while says for how long', async () => {
  const fetcher = answer(429, { 'Retry-After': '150' })
  expect(await sendLead(url, {}, { fetcher })).toEqual({ reason: 'rateLimited', minutes: 3 })
})

test('a failed request is `refused` when online and `offline` otherwise', async () => {
  expect(await sendLead(url, {}, { fetcher: cut, isOnline: () => true })).toEqual({ reason: 'refused' })
  expect(await sendLead(url, {}, { fetcher: cut, isOnline: () => false })).toEqual({ reason: 'offline' })
})

test('a send without an answer is given up after 15 seconds', async () => {
  vi.useFakeTimers()
  const hangs = vi.fn<typeof fetch>(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      }),
  )
  let outcome: unknown
  void sendLead(url, {}, { fetcher: hangs }).then((result) => {
    outcome = result
  })
  await vi.advanceTimersByTimeAsync(sendTimeout - 1)
  expect(outcome).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(sendTimeout).toBe(15_000)
  expect(outcome).toEqual({ reason: 'timedOut' })
})

test.each([
  ['30', 1],
  ['60', 1],
  ['61', 2],
  ['Wed, 14 Jan 2026 12:09:30 GMT', 10],
  ['Wed, 14 Jan 2026 11:00:00 GMT', 1],
  ['soon', 1],
  [null, 1],
])('Retry-After: %s is %d minutes', (header, minutes) => {
  expect(minutesUntil(header, Date.parse('2026-01-14T12:00:00Z'))).toBe(minutes)
})
