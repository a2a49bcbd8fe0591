import path from 'node:path'
import { parseServerSettings } from '../../serve/backend/settings.ts'
import { runCommand } from '../../serve/backend/startError.ts'
import { startNginx } from './nginx.ts'
import { startServer } from '../../serve/serve.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Serves `dist` by nginx with the configuration that the build wrote (deploy/nginx), for the tests. */
async function main(): Promise<void> {
  const { port, host, ...settings } = parseServerSettings(process.env)
  const backend = await startServer({ ...settings, outDir: null })
  const outDir = path.join(root, 'dist')
  const nginx = await startNginx({ outDir, config: path.join(root, 'deploy/nginx'), host, port, backend: backend.url })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void nginx.close())
  process.exitCode = await nginx.ended
  await backend.close()
}

await runCommand(main)
