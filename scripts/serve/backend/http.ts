import type { IncomingMessage, ServerResponse } from 'node:http'

type Headers = Readonly<Record<string, string>>

/** An answer that ends a request early: a status with a JSON body. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly body: object
  readonly headers: Headers
  constructor(status: number, body: object, headers: Headers = {}) {
    super(JSON.stringify(body))
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** The address of a request, or `undefined` when it is none. Only its path and query are the client's. */
export function requestUrl(request: IncomingMessage): URL | undefined {
  const target = request.url ?? ''
  return URL.parse(target.startsWith('/') ? `http://localhost${target}` : target) ?? undefined
}

/** Sends a JSON text that is never cached. */
export function sendJson(response: ServerResponse, status: number, json: string, headers: Headers = {}): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(json),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(json)
}

/** Refuses every method but the given ones. */
export function allowMethods(request: IncomingMessage, ...methods: readonly string[]): void {
  if (methods.includes(request.method ?? '')) return
  const allow = methods.join(', ')
  throw new HttpError(405, { error: `Use ${allow} here.` }, { allow })
}

/**
 * The body of a request as JSON.
 * @throws {HttpError} 415 for another type, 413 for more than `maxBytes`, 400 for what is not UTF-8 or not JSON
 */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '').toLowerCase().split(/\s*;\s*/)
  const isUtf8 = parameters.every((parameter) => !parameter.startsWith('charset=') || /=["]?utf-8["]?$/.test(parameter))
  if (type.trim() !== 'application/json' || !isUtf8)
    throw new HttpError(415, { error: 'Send the form as application/json in UTF-8.' })
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new HttpError(415, { error: 'Send the form uncompressed.' })
  const body = await readBody(request, maxBytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new HttpError(400, { error: 'The body is not valid JSON in UTF-8.' })
  }
}

async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  // Leaving the loop must not destroy the connection: the answer still has to go through it.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) {
      request.resume()
      throw new HttpError(413, { error: `The form is larger than ${Math.floor(maxBytes / 1024)} kB.` })
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
