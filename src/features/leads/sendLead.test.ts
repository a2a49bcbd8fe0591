import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isRefusal, sendLead, sendTimeout } from './sendLead.ts'

const url = 'https://forms.example/contact'
const fetcher = vi.fn<typeof fetch>()
const answer = (status: number, body: string | null = null) => fetcher.mockResolvedValue(new Response(body, { status }))

beforeEach(() => {
  vi.stubGlobal('fetch', fetcher.mockReset())
  vi.stubGlobal('navigator', { onLine: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('posts the payload as JSON, in its order', async () => {
  answer(200)
  await sendLead(url, { name: 'Anna', email: 'anna@example.com' })
  const [address, init] = fetcher.mock.calls[0] ?? []
  expect(address).toBe(url)
  expect(init).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: '{"name":"Anna","email":"anna@example.com"}',
    keepalive: true,
  })
})

test('only a body below 64 KiB outlives the page', async () => {
  answer(200)
  // {"m":"…"} has eight further bytes.
  for (const letters of [32_763, 32_764]) await sendLead(url, { m: 'ä'.repeat(letters) })
  expect(fetcher.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false])
})

test.each([200, 201, 202, 204])('status %d is success', async (status) => {
  answer(status)
  expect(await sendLead(url, {})).toEqual({ reason: 'sent' })
})

test.each([400, 403, 404, 413, 422, 500, 503])('status %d is a refusal, and logged', async (status) => {
  answer(status)
  expect(await sendLead(url, {})).toEqual({ reason: 'refused' })
  expect(console.error).toHaveBeenCalledOnce()
})

test('an ok answer after a redirect is a refusal, and logged with the address that gave it', async () => {
  const redirected = Object.defineProperties(new Response('{"ok":true}'), {
    redirected: { value: true },
    url: { value: 'https://forms.example/thanks' },
  })
  fetcher.mockResolvedValue(redirected)
  expect(await sendLead(url, {})).toEqual({ reason: 'refused' })
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('https://forms.example/thanks'))
})

test('an ok answer whose body breaks off is a success', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('cut')) })
  fetcher.mockResolvedValue(new Response(broken))
  expect(await sendLead(url, {})).toEqual({ reason: 'sent' })
})

/** What services answer with status 200, or would with the fields that they document; docs/operations.md has their addresses. */
const bodies: Readonly<Record<string, { readonly taken: readonly string[]; readonly refused: readonly string[] }>> = {
  Formspree: {
    taken: ['{"next":"/thanks?language=en","ok":true}'],
    refused: ['{"errors":[{"message":"Form not found"}]}', '{"error":"Form not found"}'],
  },
  Web3Forms: {
    taken: ['{"success":true,"message":"Email sent successfully!","data":{"name":"Anna"}}'],
    refused: ['{"success":false,"message":"Invalid access key"}'],
  },
  Formspark: {
    taken: ['{"name":"Anna","email":"anna@example.com"}', '{}'],
    refused: ['<!doctype html><title>Formspark</title>'],
  },
  Basin: { taken: ['{"success":true,"id":1}'], refused: ['{"success":false,"error":"Spam"}'] },
  Getform: {
    taken: ['{"success":true}', '{"redirectUrl":"/thanks","submission":{}}'],
    refused: ['{"success":false,"error":"FI_MISSING_FORM","code":404,"message":"Not found"}'],
  },
  FormSubmit: {
    taken: ['{"success":"true","message":"The form was submitted successfully."}'],
    refused: ['{"success":"false","message":"This form needs Activation."}'],
  },
  HubSpot: {
    taken: ['{"inlineMessage":"Thanks for submitting the form."}', '{"redirectUri":"https://www.example.com"}'],
    refused: ['{"status":"error","message":"The request is not valid","errors":[{"message":"Required field"}]}'],
  },
  'Netlify Forms': {
    taken: ['OK'],
    refused: ['\n<!DOCTYPE html><html>The page of the site</html>'],
  },
  others: {
    taken: [
      '',
      'Thank you',
      'null',
      '"ok"',
      '1',
      '[]',
      '{"ok":true,"error":null,"errors":{}}',
      '{"error":""}',
      '{"errors":',
      '{"status":200,"code":0,"result":{}}',
      '{"status":"0"}',
      '{"status":"no errors"}',
      '{"result":"0_failed"}',
      '{"ok":true,"status":"spam"}',
      '{"errors":{"email":[]},"error":"false"}',
      '[{"success":true,"errors":[null]}]',
    ],
    refused: [
      '\uFEFF<html><title>Sign in</title></html>',
      '{"status":"mail_failed"}',
      '{"result":"error","message":"No sheet"}',
      '{"ok":0}',
      '{"ok":"FALSE"}',
      '{"success":0}',
      '{"error":true}',
      '{"errors":{"email":"wrong"}}',
      '{"result":"FAILED"}',
      '{"status":400,"message":"No such form"}',
      '{"status":"503"}',
      '{"statusCode":422}',
      '{"code":404}',
      '[{"success":false}]',
      '{"Success":false}',
      '{"errorMessage":"Task timed out","errorType":"Sandbox.Timedout"}',
      '{"status":"rejected"}',
      '{"result":"unauthorized"}',
      '{"status":false}',
      'false',
      '{"Success":false}',
      '{"success":"no"}',
      '{"success":" False "}',
      '[{"success":false}]',
      '{"data":{"errors":[{"message":"wrong"}]}}',
      '{"errors":{"email":["wrong"]}}',
      '{"meta":{"status":"fail"}}',
      '{"errorMessage":"No such function","errorType":"Error"}',
      '{"status":"unsuccessful"}',
      '{"status":"400 Bad Request"}',
    ],
  },
}
describe.each(Object.entries(bodies))('an ok answer of %s', (_, { taken, refused }) => {
  test.each(taken)('is a success: %s', (body) => expect(isRefusal(body)).toBe(false))
  test.each(refused)('is a refusal: %s', (body) => expect(isRefusal(body)).toBe(true))
})

const page = ' \r\n<!doctype html><title>One moment</title>'
const refusal = '{"success":false}'
const encodings = {
  'UTF-8': (text: string) => new TextEncoder().encode(text),
  'UTF-16, little-endian': (text: string) => new Uint8Array(Buffer.from(text, 'utf16le')),
  'UTF-16, big-endian': (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16()),
}
describe.each(Object.entries(encodings))('in %s', (_, encode) => {
  test.each([page, refusal].flatMap((text) => [text, `\uFEFF${text}`]))('%j is a refusal', async (text) => {
    fetcher.mockResolvedValue(new Response(encode(text)))
    expect(await sendLead(url, {})).toEqual({ reason: 'refused' })
    expect(console.error).toHaveBeenCalledOnce()
  })
})

test('a refusal for a while names no time', async () => {
  answer(429)
  expect(await sendLead(url, {})).toEqual({ reason: 'rateLimited' })
})

test.each([
  [true, 'noAnswer'],
  [false, 'offline'],
])('a request that fails while the browser says "online: %s" is %s', async (onLine, reason) => {
  vi.stubGlobal('navigator', { onLine })
  fetcher.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await sendLead(url, {})).toEqual({ reason })
})

test('a send without an answer is given up after 15 seconds', async () => {
  vi.useFakeTimers()
  fetcher.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      }),
  )
  const outcome = vi.fn<(answer: unknown) => void>()
  void sendLead(url, {}).then(outcome)
  await vi.advanceTimersByTimeAsync(sendTimeout - 1)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(sendTimeout).toBe(15_000)
  expect(outcome).toHaveBeenCalledWith({ reason: 'timedOut' })
})
