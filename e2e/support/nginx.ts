import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import type { Certificate } from '../../scripts/serve/certificate.ts'
import { answers, freePort } from '../../scripts/serve/ports.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Starts nginx around the sites of a configuration. One process, which runs as the current user, with its own files in `folder`. */
function spawnNginx(folder: string, sites: string) {
  fs.mkdirSync(folder, { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`)
  fs.writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off;
master_process off;
pid nginx.pid;
events {}
http {
access_log access.log;
${temporary.join('\n')}
${sites}
}
`,
  )
  return spawn('nginx', ['-p', folder, '-e', 'error.log', '-c', 'nginx.conf'], { stdio: 'inherit' })
}

/**
 * Serves a build for a real site as its site.conf says: its host name over https, and http that leads there. Only ports,
 * certificate and folders are others. `url` is the address over http.
 */
export async function startRealSite(outDir: string, config: string, { key, cert }: Certificate) {
  const address = `127.0.0.1:${await freePort('127.0.0.1')}`
  const httpsPort = await freePort('127.0.0.1')
  const folder = path.join(root, 'reports/nginx', String(httpsPort))
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, 'privkey.pem'), key)
  fs.writeFileSync(path.join(folder, 'fullchain.pem'), cert)
  const site = fs
    .readFileSync(path.join(config, 'site.conf'), 'utf8')
    .replaceAll(/ *listen \[::\].*\n/g, '')
    .replace('listen 80;', `listen ${address};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${httpsPort} `)
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
    .replaceAll('/etc/nginx/roqueta', config)
    .replace('/var/www/roqueta', outDir)
  const nginx = spawnNginx(folder, site)
  const url = `http://${address}`
  if (!(await answers(url))) throw new Error(`nginx does not start; ${folder}/error.log says why.`)
  const close = async (): Promise<void> => {
    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
  }
  return { url, httpsPort, close }
}

/** Serves `dist` with the configuration that its build wrote. */
if (import.meta.main) {
  const config = path.join(root, 'deploy/nginx')
  spawnNginx(
    path.join(root, 'reports/nginx/dist'),
    `include ${config}/maps.conf;
server {
    listen 127.0.0.1:${process.env['PORT']};
    root ${root}/dist;
    include ${config}/server.conf;
}`,
  )
}
