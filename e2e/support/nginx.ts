import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { StartError } from '../../scripts/serve/backend/startError.ts'
import { embedded } from '../../src/lib/env.ts'

const root = path.resolve(import.meta.dirname, '../..')

type Options = {
  /** The built site. */
  readonly outDir: string
  /** Folder with the configuration that its build wrote. */
  readonly config: string
  readonly host: string
  /** 0 for any free one. */
  readonly port: number
  /** Address of the embedded backend. */
  readonly backend: string
}

/**
 * Serves a built site by nginx with the configuration that the build wrote, and the embedded backend behind it.
 * @throws {StartError} when there is no configuration, or nginx does not start
 */
export async function startNginx({ host, port, ...site }: Options) {
  if (!fs.existsSync(path.join(site.config, 'server.conf')))
    throw new StartError(`There is no ${path.relative(root, site.config)}/server.conf: run npm run build first.`)
  const address = `${host}:${port === 0 ? await freePort(host) : port}`
  const url = `http://${address}`
  // nginx's own files: its configuration, logs and temporary files.
  const scratch = path.join(root, 'reports/nginx', address.replaceAll(/\W/g, '-'))
  fs.rmSync(scratch, { recursive: true, force: true })
  fs.mkdirSync(scratch, { recursive: true })
  fs.writeFileSync(path.join(scratch, 'nginx.conf'), configuration(address, site))
  const nginx = spawn('nginx', ['-p', scratch, '-e', 'error.log', '-c', 'nginx.conf'], { stdio: 'inherit' })
  const ended = once(nginx, 'exit').then(([code]) => Number(code ?? 0))
  if (!(await Promise.race([answers(url), ended.then(() => false)])))
    throw new StartError(`nginx does not start; ${path.relative(root, scratch)}/error.log says why.`)
  const close = async (): Promise<void> => {
    nginx.kill('SIGTERM')
    await ended
  }
  return { url, ended, close }
}

async function freePort(host: string): Promise<number> {
  const server = net.createServer().listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Resolves to true once requests are answered, or to false after ten seconds. */
async function answers(url: string): Promise<boolean> {
  for (const until = Date.now() + 10_000; Date.now() < until; await setTimeout(50))
    if ((await fetch(url).catch(() => undefined)) !== undefined) return true
  return false
}

/** Minimal main configuration around the generated files. One process, which runs as the current user. */
const configuration = (address: string, { outDir, config, backend }: Omit<Options, 'host' | 'port'>): string => `
daemon off;
master_process off;
pid nginx.pid;
events {}
http {
    access_log access.log;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`).join(' ')}
    include ${config}/maps.conf;
    server {
        listen ${address};
        root ${outDir};
        include ${config}/server.conf;
        location ~ ^(?:${Object.values(embedded).join('|')})/? {
            proxy_pass ${backend};
            # The backend's own headers only.
            add_header Via nginx;
        }
    }
}
`
