/** Timeout of a send, milliseconds. */
export const sendTimeout = 15_000

export type Failure =
  | { readonly reason: 'offline' | 'timedOut' | 'refused' }
  /** The service limits the rate of requests. */
  | { readonly reason: 'rateLimited'; readonly minutes: number }
export type Outcome = { readonly reason: 'sent' } | Failure

type Dependencies = { readonly fetcher?: typeof fetch; readonly isOnline?: () => boolean }

/**
 * Posts a lead to a form service. Never throws: a failure is logged and returned as a reason. A response counts as
 * success if it is ok and not a web page: a page comes from a sign-in wall or a misrouted address, and the lead would
 * be lost unnoticed.
 */
export async function sendLead(
  url: string,
  payload: Readonly<Record<string, string>>,
  { fetcher = fetch, isOnline = () => navigator.onLine }: Dependencies = {},
): Promise<Outcome> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), sendTimeout)
  try {
    const response = await fetcher(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(payload),
      signal: abort.signal,
    })
    return judge(response)
  } catch (error) {
    console.error(`The form could not be sent to ${url}.`, error)
    if (abort.signal.aborted) return { reason: 'timedOut' }
    return { reason: isOnline() ? 'refused' : 'offline' }
  } finally {
    clearTimeout(timer)
  }
}

function judge(response: Response): Outcome {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  if (response.ok && !isPage) return { reason: 'sent' }
  console.error(`${response.url} did not take the form: status ${response.status}${isPage ? ', a web page' : ''}.`)
  if (response.status !== 429) return { reason: 'refused' }
  return { reason: 'rateLimited', minutes: minutesUntil(response.headers.get('Retry-After'), Date.now()) }
}

/** `Retry-After` in whole minutes, at least one: it holds seconds or a date, or is missing or unreadable. */
export function minutesUntil(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return 1
  const seconds = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now) / 1000
  return Math.max(1, Math.ceil(seconds / 60) || 1)
}
