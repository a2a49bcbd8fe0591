import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { embedded } from '../src/lib/env.ts'
import { parseServerSettings } from './backend/settings.ts'
import { runCommand, StartError } from './backend/startError.ts'
import { startServer } from './serve.ts'

const root = path.resolve(import.meta.dirname, '..')
/** nginx's own files: its configuration, logs and temporary files. */
const scratch = path.join(root, 'reports/nginx')

/**
 * Serves the built site by nginx with the configuration that the build wrote (deploy/nginx), and the embedded backend
 * behind it, for the tests.
 */
async function main(): Promise<void> {
  const { port, host, ...settings } = parseServerSettings(process.env)
  if (!fs.existsSync(path.join(root, 'deploy/nginx/server.conf')))
    throw new StartError('There is no deploy/nginx/server.conf: run npm run build first.')
  const backend = await startServer({ ...settings, outDir: null })
  fs.rmSync(scratch, { recursive: true, force: true })
  fs.mkdirSync(scratch, { recursive: true })
  fs.writeFileSync(path.join(scratch, 'nginx.conf'), configuration(`${host}:${port}`, backend.url))
  const nginx = spawn('nginx', ['-p', scratch, '-e', 'error.log', '-c', 'nginx.conf'], { stdio: 'inherit' })
  const ended = once(nginx, 'exit')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => nginx.kill(signal))
  const [code] = await ended
  process.exitCode = code ?? 0
  await backend.close()
}

/** As small as can be: what the three generated files do not say. One process, which runs as whoever started it. */
const configuration = (address: string, backend: string): string => `
daemon off;
master_process off;
pid nginx.pid;
events {}
http {
    access_log access.log;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`).join(' ')}
    include ${root}/deploy/nginx/maps.conf;
    server {
        listen ${address};
        root ${root}/dist;
        include ${root}/deploy/nginx/server.conf;
        location ~ ^(?:${Object.values(embedded).join('|')})/? {
            proxy_pass ${backend};
            # The backend's own headers only.
            add_header Via nginx;
        }
    }
}
`

await runCommand(main)
