import { once } from 'node:events'
import http from 'node:http'
import http2, { type IncomingHttpHeaders } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { createCertificate } from '../../serve/certificate.ts'

/** Headers of one connection, which HTTP/2 forbids (RFC 9113, section 8.2.2). */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'])

/** Puts HTTP/2 and TLS in front of a local server, as hosts have them. The certificate is self-signed. */
export async function serveOverHttp2(origin: string): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = http2.createSecureServer(createCertificate(['localhost']), (request, response) => {
    const forwarded = http.request(
      new URL(request.url, origin),
      { method: request.method, headers: forwardedHeaders(request.headers) },
      (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name))
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
        answer.pipe(response)
      },
    )
    forwarded.on('error', () => response.stream.close())
    request.pipe(forwarded)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

const forwardedHeaders = (headers: IncomingHttpHeaders): http.OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')))
