import { parseServerSettings } from '../../scripts/serve/backend/settings.ts'
import { runCommand } from '../../scripts/serve/backend/startError.ts'
import { startSite } from './server.ts'

/** Serves `dist` by the host that SITE_SERVER names, with the files that the build wrote for it: the server of the tests. */
await runCommand(async () => {
  const site = await startSite(undefined, undefined, parseServerSettings(process.env))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void site.close())
})
