/** Timeout of a send, milliseconds. */
export const sendTimeout = 15_000
/** Browsers refuse a request with `keepalive` and a larger body, bytes (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch). */
const largestKeptBody = 64 * 1024

export type Failure =
  /** Nobody knows whether the lead has arrived. */
  | { readonly reason: 'offline' | 'timedOut' | 'noAnswer' }
  /** `rateLimited`: for how long, a browser may not read from a service of another origin. */
  | { readonly reason: 'refused' | 'rateLimited' }
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

/** A redirect may have dropped the lead: after 301, 302 and 303 browsers ask the next address by GET, without a body. */
function judge({ ok, redirected, status, url }: Response, body: string): Answer {
  if (ok && !redirected && !isRefusal(body)) return { reason: 'sent' }
  console.error(`${url} did not take the form: status ${status}, ${body.slice(0, 200)}`)
  return { reason: status === 429 ? 'rateLimited' : 'refused' }
}

/**
 * Whether the body of an ok answer says that the lead was not taken, as some form services do. A web page comes from a
 * sign-in wall or a wrong address. An empty or unreadable body is no refusal.
 */
export function isRefusal(body: string): boolean {
  // Read as UTF-8, UTF-16 leaves replacement characters and zeros.
  const text = body.replaceAll(/[\uFFFD\uFEFF\0]/g, '').trim()
  if (text.startsWith('<')) return true
  let isRefused = false
  try {
    // The reviver visits the innermost values first. Empty ones are removed, so that a list of empty values is empty.
    JSON.parse(text, (key, value: unknown) => {
      if (isEmpty(value)) return undefined
      isRefused ||= refuses(key.toLowerCase(), value)
      return value
    })
  } catch {
    return false
  }
  return isRefused
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

/** Whether a field of an answer says that the lead was not taken; the key of the whole answer is empty. */
function refuses(key: string, value: unknown): boolean {
  const said = String(value).trim()
  const isNo = /^(?:false|0|no|none|null)$/i.test(said)
  if (['', 'success', 'ok'].includes(key)) return isNo
  if (['error', 'errors', 'errormessage'].includes(key)) return !isNo
  const isFailure =
    /^false$|^(?!(?:no|0|without)[\W_]).*(?:error|fail|unsuccess|invalid|reject|denied|unauthorized|forbidden)/i.test(
      said,
    )
  if (['status', 'result'].includes(key) && isFailure) return true
  return ['status', 'statuscode', 'code'].includes(key) && /^[45]\d\d\b/.test(said)
}
