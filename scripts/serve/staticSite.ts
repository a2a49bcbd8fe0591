import { parseAllHeaders } from '@netlify/headers-parser'
import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Readable } from 'node:stream'
import compression from '@polka/compression'
import sirv from 'sirv'
import { redirectFor } from '../../src/routing/redirects.ts'
import { canonicalPath } from '../../src/routing/canonicalPath.ts'
import { unserved } from '../build/hosting/addresses.ts'
import { StartError } from './backend/startError.ts'

export type StaticSite = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>

const isUnserved = new RegExp(unserved)

/** As hosts compress: both encoders' medium level, which takes milliseconds a file. */
const compress = compression({ brotli: true, level: 6 })

/**
 * Serves the built site as a host would: flat files at slash-less addresses, the headers of its `_headers` file,
 * redirects, the 404 page.
 * @throws {StartError} when there is no built site in `outDir`
 */
export function createStaticSite(outDir: string): StaticSite {
  if (!fs.existsSync(path.join(outDir, 'index.html')))
    throw new StartError(`There is no built site in ${path.relative('.', outDir) || '.'}: run npm run build first.`)
  const serveFile = sirv(outDir, {
    // Looks at the disk on each request: a build while the server runs must not leave it with files that are gone.
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      // A type that sirv does not know.
      if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
    },
  })

  return async (request, response, url) => {
    response.setHeaders(await headersOf(outDir, url.pathname))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain' }).end('Only GET and HEAD here.\n')
      return
    }
    const canonical = canonicalPath(url.pathname)
    const target = redirectFor(canonical) ?? canonical
    if (target !== url.pathname) {
      response.writeHead(301, { location: target + url.search, 'cache-control': 'no-cache' }).end()
      return
    }
    closeFiles(response)
    compress(request, response)
    response.setHeader('vary', 'Accept-Encoding')
    if (isUnserved.test(canonical)) return notFound(outDir, response)
    request.url = canonical
    // No ranges: sirv would cut them from the file, and they would then be compressed.
    delete request.headers.range
    serveFile(request, response, () => notFound(outDir, response))
  }
}

/** What a host would send with an address, read from the site's `_headers` file by Netlify's own parser. */
async function headersOf(outDir: string, pathname: string): Promise<Headers> {
  const headersFiles = [path.join(outDir, '_headers')]
  const read = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: false })
  const headers = new Headers()
  for (const rule of read.headers)
    if ('forRegExp' in rule && rule.forRegExp.test(pathname))
      for (const [name, value] of Object.entries(rule.values)) headers.set(name, value)
  return headers
}

/**
 * sirv leaves a file open whose visitor has left, and a failing read (too many open files, a file deleted meanwhile)
 * unhandled, which ends the process. Has to be called before `compress`, which passes listeners on to its encoder.
 */
function closeFiles(response: ServerResponse): void {
  let file: Readable | undefined
  response.once('pipe', (source) => {
    file = source.once('error', () => response.destroy())
  })
  response.once('close', () => file?.destroy())
}

function notFound(outDir: string, response: ServerResponse): void {
  fs.readFile(path.join(outDir, '404.html'), (error, page) => {
    response.writeHead(404, { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' })
    response.end(error === null ? page : 'Not found.\n')
  })
}
