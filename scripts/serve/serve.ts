import type { PGlite } from '@electric-sql/pglite'
import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createBackend } from './backend/backend.ts'
import { openDatabase } from './backend/database.ts'
import { requestUrl } from './backend/http.ts'
import { inMemory, parseServerSettings, type ServerSettings } from './backend/settings.ts'
import { runCommand, StartError } from './backend/startError.ts'
import { loadSettings } from './loadSettings.ts'
import { createStaticSite, type StaticSite } from './staticSite.ts'

export type ServerOptions = Partial<ServerSettings> & {
  /** The built site, by default `dist`; `null` serves the embedded backend alone. */
  readonly outDir?: string | null
  /** Answers what the backend does not, in place of the built site. */
  readonly site?: StaticSite
}
export type RunningServer = { readonly url: string; readonly database: PGlite; readonly close: () => Promise<void> }

/**
 * Starts the local server: the built site and the embedded backend at one origin. Without options: any free port, and
 * leads are not stored.
 * @throws {StartError} when there is no built site, or the port is taken
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const {
    outDir = 'dist',
    site = outDir === null ? undefined : createStaticSite(path.resolve(outDir)),
    ...given
  } = options
  const settings = { ...parseServerSettings({ PORT: '0', EMBEDDED_DATA_DIR: 'memory' }), ...given }
  const database = await openDatabase()
  const backend = createBackend({ ...settings, database })

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = requestUrl(request)
    if (url === undefined) response.writeHead(400).end()
    else if (await backend(request, response, url)) return
    else if (site === undefined) response.writeHead(404).end()
    else await site(request, response, url)
  }
  const server = http.createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url} failed:`, error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  })
  try {
    await listen(server, settings)
  } catch (error) {
    await database.close()
    throw error
  }
  const { port } = server.address() as AddressInfo
  const url = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`

  const close = async (): Promise<void> => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
    await database.close()
  }
  return { url, database, close }
}

async function listen(server: http.Server, { port, host }: ServerSettings): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    if (String(error).includes('EADDRINUSE'))
      throw new StartError(`Port ${port} is taken. Set another one, for instance PORT=${port + 1} npm run serve.`)
    throw new StartError(`PORT ${port} of EMBEDDED_HOST ${host} cannot be used: ${String(error)}`)
  }
}

async function main(): Promise<void> {
  const settings = parseServerSettings(loadSettings(''))
  const server = await startServer(settings)
  console.log(`The site is at ${server.url.replace('127.0.0.1', 'localhost')} (stop with Ctrl+C).`)
  console.log(
    settings.dataDir === inMemory
      ? 'Form submissions are not stored.'
      : `Form submissions are stored in ${settings.dataDir}; npm run leads lists them.`,
  )
  // A second signal ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void server.close())
}

if (import.meta.main) await runCommand(main)
