import path from 'node:path'
import { startNginx } from './nginx.ts'
import { startServer, type RunningServer } from '../../scripts/serve/serve.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Whether nginx serves the site (`npm run test:nginx`) instead of the local server. */
export const isOnNginx = process.env['SITE_SERVER'] === 'nginx'

/** A server per worker with its own database, on the server software under test. */
export async function startSite(
  outDir = path.join(root, 'dist'),
  config = path.join(root, 'deploy/nginx'),
): Promise<RunningServer> {
  if (!isOnNginx) return startServer({ outDir })
  const backend = await startServer({ outDir: null })
  const nginx = await startNginx({ outDir, config, host: '127.0.0.1', port: 0, backend: backend.url })
  const close = async () => {
    await nginx.close()
    await backend.close()
  }
  return { ...backend, url: nginx.url, close }
}
