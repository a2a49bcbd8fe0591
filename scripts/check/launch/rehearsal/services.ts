import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { createBackend } from '../../../serve/backend/backend.ts'
import { openDatabase } from '../../../serve/backend/database.ts'
import { requestUrl } from '../../../serve/backend/http.ts'
import { readLeads } from '../../../serve/backend/leads.ts'
import { createCertificate } from '../../../serve/certificate.ts'
import { hosts } from './settings.ts'

export type Services = Awaited<ReturnType<typeof startServices>>

/** Database, form services and country look-up on hosts of their own, over https, with CORS for the site. */
export async function startServices() {
  const certificate = createCertificate(Object.values(hosts))
  const database = await openDatabase()
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rehearsal-leads-'))
  const backendIn = (country: string) => createBackend({ database, country, dataDir })
  let backend = backendIn('US')
  const services = https.createServer(certificate, async (request, response) => {
    response.setHeader('access-control-allow-origin', `https://${hosts.site}`)
    response.setHeader('access-control-expose-headers', 'Content-Range')
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '')
      response.writeHead(204).end()
      return
    }
    const url = requestUrl(request)
    if (url === undefined || !(await backend(request, response, url))) response.writeHead(404).end()
  })
  const servicesPort = await listen(services)
  const ports = new Map<string, number>(
    [hosts.database, hosts.forms, hosts.country].map((host) => [host, servicesPort]),
  )
  const proxy = http.createServer((_, response) => response.writeHead(502).end())
  proxy.on('connect', ({ url = '' }: http.IncomingMessage, client: net.Socket) => {
    const port = ports.get(url.replace(/:443$/, ''))
    if (port === undefined) {
      client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
      return
    }
    const server = net.connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n')
      server.pipe(client).pipe(server)
    })
    const end = () => [server, client].forEach((socket) => socket.destroy())
    for (const socket of [server, client]) socket.on('error', end).on('close', end)
  })
  return {
    /** HTTP proxy that connects to the hosts of the rehearsal and refuses every other one. */
    proxy: `http://127.0.0.1:${await listen(proxy)}`,
    /** Of all hosts. */
    certificate,
    database,
    /** Newest first. */
    leads: () => readLeads(dataDir),
    /** Sets what the country look-up answers, an ISO 3166 code. */
    visitFrom(country: string) {
      backend = backendIn(country)
    },
    /** Lets the proxy connect to a server of the site. */
    publish: (port: number) => ports.set(hosts.site, port),
    async close() {
      for (const server of [proxy, services]) {
        server.close()
        server.closeAllConnections()
      }
      await database.close()
      fs.rmSync(dataDir, { recursive: true })
    },
  }
}

async function listen(server: net.Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
