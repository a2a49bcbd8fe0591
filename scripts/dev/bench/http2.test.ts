import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import http2 from 'node:http2'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { serveOverHttp2 } from './http2.ts'

const hasOpenssl = spawnSync('openssl', ['version']).status === 0

test.skipIf(!hasOpenssl)('an answer over HTTP/2 has the headers and the body of the server behind it', async () => {
  const origin = http.createServer((request, response) => {
    response.writeHead(203, { 'x-path': request.url, connection: 'close' }).end(request.headers['accept-encoding'])
  })
  origin.listen(0, '127.0.0.1')
  await once(origin, 'listening')
  const front = await serveOverHttp2(`http://127.0.0.1:${(origin.address() as AddressInfo).port}`)
  const client = http2.connect(front.url, { rejectUnauthorized: false })
  const request = client.request({ ':path': '/en?x=1', 'accept-encoding': 'br' })
  const [headers] = (await once(request, 'response')) as [http2.IncomingHttpHeaders]
  expect(headers).toMatchObject({ ':status': 203, 'x-path': '/en?x=1' })
  expect(await text(request)).toBe('br')
  client.close()
  front.close()
  origin.close()
})
