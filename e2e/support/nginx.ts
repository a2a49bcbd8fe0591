import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import type { Certificate } from '../../scripts/serve/certificate.ts'
import { answers, freePort } from '../../scripts/serve/ports.ts'
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
export type RunningNginx = Awaited<ReturnType<typeof runNginx>>

/**
 * Serves a built site by nginx with the configuration that the build wrote, and the embedded backend behind it.
 * @throws {StartError} when there is no configuration, or nginx does not start
 */
export async function startNginx({ host, port, ...site }: Options): Promise<RunningNginx> {
  const address = `${host}:${port === 0 ? await freePort(host) : port}`
  return runNginx(address, site.config, () => localSite(address, site))
}

/**
 * Serves a build for a real site as its site.conf says: its host name over https, and http that leads there. Only ports,
 * certificate and folders are others. `url` is the address over http.
 * @throws {StartError} when there is no configuration, or nginx does not start
 */
export async function startRealSite(
  outDir: string,
  config: string,
  { key, cert }: Certificate,
): Promise<RunningNginx & { readonly httpsPort: number }> {
  const address = `127.0.0.1:${await freePort('127.0.0.1')}`
  const httpsPort = await freePort('127.0.0.1')
  const nginx = await runNginx(address, config, (scratch) => {
    fs.writeFileSync(path.join(scratch, 'privkey.pem'), key)
    fs.writeFileSync(path.join(scratch, 'fullchain.pem'), cert)
    return fs
      .readFileSync(path.join(config, 'site.conf'), 'utf8')
      .replaceAll(/ *listen \[::\].*\n/g, '')
      .replace('listen 80;', `listen ${address};`)
      .replace('listen 443 ', `listen 127.0.0.1:${httpsPort} `)
      .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, scratch)
      .replaceAll('/etc/nginx/roqueta', config)
      .replace('/var/www/roqueta', outDir)
  })
  return { ...nginx, httpsPort }
}

async function runNginx(address: string, config: string, sites: (scratch: string) => string) {
  if (!fs.existsSync(path.join(config, 'server.conf')))
    throw new StartError(`There is no ${path.relative(root, config)}/server.conf: run npm run build first.`)
  const url = `http://${address}`
  // nginx's own files: its configuration, logs and temporary files.
  const scratch = path.join(root, 'reports/nginx', address.replaceAll(/\W/g, '-'))
  fs.rmSync(scratch, { recursive: true, force: true })
  fs.mkdirSync(scratch, { recursive: true })
  fs.writeFileSync(path.join(scratch, 'nginx.conf'), configuration(sites(scratch)))
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

/** Minimal main configuration around the sites. One process, which runs as the current user. */
const configuration = (sites: string): string => `
daemon off;
master_process off;
pid nginx.pid;
events {}
http {
    access_log access.log;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`).join(' ')}
${sites}
}
`

const localSite = (address: string, { outDir, config, backend }: Omit<Options, 'host' | 'port'>): string => `
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
`
