import path from 'node:path'
import type { ServerSettings } from '../../scripts/serve/backend/settings.ts'
import { startServer, type RunningServer } from '../../scripts/serve/serve.ts'
import { startCloudflare } from './cloudflare.ts'
import { startNginx } from './nginx.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** What serves the site: the local server, or a host (`npm run test:hosts`). */
const siteServer = process.env['SITE_SERVER']
export const isOnHost = siteServer !== undefined
export const isOnNginx = siteServer === 'nginx'
export const isOnCloudflare = siteServer === 'cloudflare'

/** A server with its own database, on the server software under test. By default on any free port. */
export async function startSite(
  outDir = path.join(root, 'dist'),
  config = path.join(root, 'deploy/nginx'),
  settings: Partial<ServerSettings> = {},
): Promise<RunningServer> {
  if (isOnCloudflare) {
    const cloudflare = await startCloudflare(outDir)
    const server = await startServer({ ...settings, site: cloudflare.site })
    return { ...server, close: () => server.close().then(cloudflare.close) }
  }
  if (!isOnNginx) return startServer({ ...settings, outDir })
  const backend = await startServer({ ...settings, port: 0, outDir: null })
  const { host = '127.0.0.1', port = 0 } = settings
  const nginx = await startNginx({ outDir, config, host, port, backend: backend.url })
  return { ...backend, url: nginx.url, close: () => nginx.close().then(backend.close) }
}
