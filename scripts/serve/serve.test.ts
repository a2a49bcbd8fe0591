import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type RunningServer } from './serve.ts'

/** What every server of the site must do is asked by e2e/hosting.spec.ts, of this one too. */
const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'))
const write = (name: string, content: string): void => {
  fs.mkdirSync(path.dirname(path.join(outDir, name)), { recursive: true })
  fs.writeFileSync(path.join(outDir, name), content)
}
let server: RunningServer

beforeAll(async () => {
  write('index.html', '<p>chooser')
  write('404.html', '<p>not found')
  write('_headers', '/*\n  X-Frame-Options: DENY\n')
  server = await startServer({ outDir, country: 'AT' })
}, 60_000)
afterAll(async () => {
  await server.close()
  fs.rmSync(outDir, { recursive: true })
})

const get = async (address: string, init?: RequestInit) => {
  const response = await fetch(server.url + address, init)
  return { status: response.status, headers: response.headers, body: await response.text() }
}

describe('a new build is served without a restart', () => {
  test('its pages', async () => {
    expect(await get('/en')).toMatchObject({ status: 404, body: '<p>not found' })
    write('en.html', 'new')
    expect(await get('/en')).toMatchObject({ status: 200, body: 'new' })
    fs.rmSync(path.join(outDir, 'en.html'))
    expect((await get('/en')).status).toBe(404)
  })

  test('its headers', async () => {
    expect((await get('/')).headers.get('x-frame-options')).toBe('DENY')
    write('_headers', '/*\n  X-Frame-Options: SAMEORIGIN\n')
    expect((await get('/')).headers.get('x-frame-options')).toBe('SAMEORIGIN')
  })
})

test('the country look-up answers with the configured country, and forms are no pages', async () => {
  const { body, headers } = await get('/geolocation/json/')
  expect(body).toBe('{"country_code":"AT"}')
  expect(headers.get('cache-control')).toBe('no-store')
  expect((await get('/en', { method: 'POST' })).status).toBe(405)
})

test('a range of a text is answered with the whole', async () => {
  expect(await get('/', { headers: { range: 'bytes=0-1' } })).toMatchObject({ status: 200, body: '<p>chooser' })
})

describe('a server that cannot start says why', () => {
  test('no built site', async () => {
    await expect(startServer({ outDir: path.join(outDir, 'none') })).rejects.toThrow('run npm run build first')
  })

  test('the port is taken', async () => {
    const port = Number(new URL(server.url).port)
    await expect(startServer({ outDir, port })).rejects.toThrow(
      `Port ${port} is taken. Set another one, for instance PORT=`,
    )
  }, 60_000)
})

test.skipIf(!fs.existsSync('/proc/self/fd'))('a file is closed when its visitor leaves', async () => {
  const open = () =>
    fs.readdirSync('/proc/self/fd').filter((fd) => {
      const link = `/proc/self/fd/${fd}`
      return fs.existsSync(link) && fs.readlinkSync(link).endsWith('long.js')
    })
  // More than the system's buffers take, also compressed.
  write('assets/long.js', randomBytes(10_000_000).toString('hex'))
  const { hostname, port } = new URL(server.url)
  const socket = net.connect(Number(port), hostname, () =>
    socket.write(`GET /assets/long.js HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n\r\n`),
  )
  await new Promise((resolve) => socket.once('data', resolve))
  socket.pause()
  expect(open()).toHaveLength(1)
  socket.destroy()
  await expect.poll(open).toEqual([])
})
