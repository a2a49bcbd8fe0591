import type { ServerResponse } from 'node:http'
import { createServer, type ViteDevServer } from 'vite'
import type * as Prerender from '../../src/app/prerender.tsx'
import { parseEnv } from '../../src/lib/env.ts'
import { openBlogSource } from '../build/blog/blogSource.ts'
import { loadBlog } from '../build/blog/prerenderBlog.ts'
import { printDocument } from '../build/document/printDocument.ts'
import { parseServerSettings, type ServerSettings } from '../serve/backend/settings.ts'
import { runCommand } from '../serve/backend/startError.ts'
import { loadSettings } from '../serve/loadSettings.ts'
import { startServer, type RunningServer } from '../serve/serve.ts'
import type { StaticSite } from '../serve/staticSite.ts'

/**
 * Starts the development server: Vite serves the sources, the embedded backend answers as with `npm start`, and each
 * document is rendered and printed on request. The list of posts is read at the start, a post with its page.
 */
export async function startDevelopment(settings: Partial<ServerSettings>): Promise<RunningServer> {
  const blog = await openBlogSource(parseEnv(loadSettings()))
  globalThis.prerenderedBlog = await loadBlog(blog.reader)
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } })
  const server = await startServer({ ...settings, site: sourceSite(vite) })
  const close = async (): Promise<void> => {
    await Promise.all([server.close(), vite.close(), blog.close()])
  }
  return { ...server, close }
}

const sourceSite =
  (vite: ViteDevServer): StaticSite =>
  async (request, response, { pathname }) => {
    vite.middlewares(request, response, () => {
      sendDocument(vite, pathname, response).catch((error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        console.error(`${pathname} could not be rendered:`, error)
        response
          .writeHead(500, { 'content-type': 'text/plain' })
          .end(error instanceof Error ? error.stack : String(error))
      })
    })
  }

async function sendDocument(vite: ViteDevServer, pathname: string, response: ServerResponse): Promise<void> {
  // First, because the order of the stylesheets counts: it brings the global ones.
  await vite.ssrLoadModule('/src/app/hydration/client.tsx')
  const { prerenderPage } = (await vite.ssrLoadModule('/src/app/prerender.tsx')) as typeof Prerender
  const page = await prerenderPage(pathname)
  const assets = { script: '/src/app/hydration/boot.ts', styles: stylesOf(vite), fonts: [] }
  const html = await vite.transformIndexHtml(pathname, printDocument(page, assets))
  response.writeHead(page.page === 'notFound' ? 404 : 200, { 'content-type': 'text/html' }).end(html)
}

/** The stylesheets of all modules rendered so far: content that is not hydrated has not loaded its own. */
const stylesOf = ({ environments }: ViteDevServer): string[] =>
  [...(environments['ssr']?.moduleGraph.urlToModuleMap.keys() ?? [])].filter((url) => url.endsWith('.css'))

async function main(): Promise<void> {
  const server = await startDevelopment(parseServerSettings({ PORT: '5173', ...loadSettings('') }))
  console.log(`The development server is at ${server.url.replace('127.0.0.1', 'localhost')} (stop with Ctrl+C).`)
}

if (import.meta.main) await runCommand(main)
