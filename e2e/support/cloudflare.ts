import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { StaticSite } from '../../scripts/serve/staticSite.ts'
import { StartError } from '../../scripts/serve/backend/startError.ts'
import { freePort } from '../../scripts/serve/ports.ts'

const require = createRequire(import.meta.url)
const root = path.resolve(import.meta.dirname, '../..')

/** How long the runtime may take to start, milliseconds: seconds on an idle machine. */
const startTimeout = 60_000

/**
 * Serves a built site by the runtime of Cloudflare Pages: https://developers.cloudflare.com/workers/wrangler/commands/pages/.
 * `site` passes a request to it as it came.
 * @throws {StartError} when the runtime does not start, or ignores a line of `_headers` or `_redirects`
 */
export async function startCloudflare(
  outDir: string,
): Promise<{ readonly site: StaticSite; readonly close: () => Promise<void> }> {
  const port = await freePort('127.0.0.1')
  // The runtime's own files: its project is this folder, so that it finds no other.
  const scratch = path.join(root, 'reports/cloudflare', String(port))
  fs.mkdirSync(scratch, { recursive: true })
  const wrangler = path.join(path.dirname(require.resolve('wrangler/package.json')), 'bin/wrangler.js')
  const runtime = spawn(
    process.execPath,
    [
      wrangler,
      'pages',
      'dev',
      outDir,
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--compatibility-date',
      '2026-11-01',
    ],
    { cwd: scratch, env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: scratch } },
  )
  const ended = once(runtime, 'exit')
  const close = async (): Promise<void> => {
    runtime.kill('SIGTERM')
    await ended
    fs.rmSync(scratch, { recursive: true, force: true })
  }
  const output = await startOutput(runtime)
  if (!output.includes('Ready on') || /invalid (?:redirect|header) rule/.test(output)) {
    await close()
    throw new StartError(`Cloudflare Pages does not serve ${path.relative(root, outDir)} as it should:\n${output}`)
  }
  return { site: (request, response) => pass(port, request, response), close }
}

/** What the runtime prints until it is ready or has ended. */
async function startOutput(runtime: ReturnType<typeof spawn>): Promise<string> {
  let output = ''
  const ready = new Promise<void>((resolve) => {
    for (const stream of [runtime.stdout, runtime.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += String(chunk)
        if (output.includes('Ready on')) resolve()
      })
  })
  await Promise.race([ready, once(runtime, 'exit'), once(AbortSignal.timeout(startTimeout), 'abort')])
  return output
}

/** Passes a request on without a change: neither its path nor its headers. */
function pass(port: number, request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = request
    const onward = http.request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response).once('close', resolve)
    })
    onward.once('error', reject)
    request.pipe(onward)
  })
}
