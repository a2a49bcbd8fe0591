import path from 'node:path'
import { parseServerSettings } from '../../scripts/serve/backend/settings.ts'
import { runCommand } from '../../scripts/serve/backend/startError.ts'
import { startServer } from '../../scripts/serve/serve.ts'
import { startNginx } from './nginx.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Serves `dist` by nginx with the configuration that the build wrote (deploy/nginx): the server of the tests. */
await runCommand(async () => {
  const { port, host, ...settings } = parseServerSettings(process.env)
  const backend = await startServer({ ...settings, outDir: null })
  const outDir = path.join(root, 'dist')
  const nginx = await startNginx({ outDir, config: path.join(root, 'deploy/nginx'), host, port, backend: backend.url })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void nginx.close())
  process.exitCode = await nginx.ended
  await backend.close()
})
