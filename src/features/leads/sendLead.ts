/** Timeout of a send, milliseconds. */
export const sendTimeout = 15_000
/** Browsers refuse a request with `keepalive` and a larger body, bytes (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch). */
const largestKeptBody = 64 * 1024

export type Failure =
  /** Nobody knows whether the lead has arrived. */
  | { readonly reason: 'offline' | 'timedOut' | 'noAnswer' }
  | { readonly reason: 'refused' }
  /** The service limits the rate of requests. */
  | { readonly reason: 'rateLimited'; readonly minutes: number }
export type Answer = { readonly reason: 'sent' } | Failure

/** Posts a lead to a form service; the request outlives its document. Never throws: a failure is logged and returned as a reason. */
export async function sendLead(url: string, payload: Readonly<Record<string, string>>): Promise<Answer> {
  const body = JSON.stringify(payload)
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), sendTimeout)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      keepalive: new TextEncoder().encode(body).length < largestKeptBody,
      signal: abort.signal,
    })
    return judge(response, await response.text().catch(() => ''))
  } catch (error) {
    console.error(`The form could not be sent to ${url}.`, error)
    if (abort.signal.aborted) return { reason: 'timedOut' }
    return { reason: navigator.onLine ? 'noAnswer' : 'offline' }
  } finally {
    clearTimeout(timer)
  }
}

function judge({ ok, status, url, headers }: Response, body: string): Answer {
  if (ok && !isRefusal(body)) return { reason: 'sent' }
  console.error(`${url} did not take the form: status ${status}, ${body.slice(0, 200)}`)
  if (status !== 429) return { reason: 'refused' }
  return { reason: 'rateLimited', minutes: minutesUntil(headers.get('Retry-After'), Date.now()) }
}

/**
 * Whether the body of an ok answer says that the lead was not taken, as some form services do. A web page comes from a
 * sign-in wall or a wrong address. An empty or unreadable body is no refusal.
 */
export function isRefusal(body: string): boolean {
  if (body.trimStart().startsWith('<')) return true
  const { success, ok, error, errors, status, result } = parse(body)
  return (
    [success, ok].some((value) => /^(?:false|0)$/i.test(String(value))) ||
    [error, errors].some((value) => !isEmpty(value)) ||
    [status, result].some((value) => typeof value === 'string' && /error|fail/i.test(value))
  )
}

function parse(body: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(body)) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** Whether a list of errors, or an error, is none. */
const isEmpty = (value: unknown): boolean => !value || (typeof value === 'object' && Object.keys(value).length === 0)

/** `Retry-After` in whole minutes, at least one: it holds seconds or a date, or is missing or unreadable. */
export function minutesUntil(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return 1
  const seconds = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now) / 1000
  return Math.max(1, Math.ceil(seconds / 60) || 1)
}
