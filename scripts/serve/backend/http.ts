import type { IncomingMessage, ServerResponse } from 'node:http'

/** An answer that ends a request early: a status with a JSON body. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly body: object
  constructor(status: number, body: object) {
    super(JSON.stringify(body))
    this.status = status
    this.body = body
  }
}

/** The address of a request, or `undefined` when it is none. Only its path and query are the client's. */
export function requestUrl(request: IncomingMessage): URL | undefined {
  const target = request.url ?? ''
  return URL.parse(target.startsWith('/') ? `http://localhost${target}` : target) ?? undefined
}

/** Sends a JSON text that is never cached. */
export function sendJson(
  response: ServerResponse,
  status: number,
  json: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(json)
}

/** Refuses every method but the given ones. */
export function allowMethods(request: IncomingMessage, ...methods: readonly string[]): void {
  if (methods.includes(request.method ?? '')) return
  throw new HttpError(405, { error: `Use ${methods.join(', ')} here.` })
}
