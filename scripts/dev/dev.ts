import { createServer } from 'vite'
import { parseServerSettings, type ServerSettings } from '../serve/backend/settings.ts'
import { runCommand } from '../serve/backend/startError.ts'
import { loadSettings } from '../serve/loadSettings.ts'
import { freePort } from '../serve/ports.ts'
import { startServer, type RunningServer } from '../serve/serve.ts'

/**
 * Starts the development server: Vite's own, whose pages are rendered in the browser, and the embedded backend, which
 * answers as with `npm start`.
 */
export async function startDevelopment(settings: Partial<ServerSettings>): Promise<RunningServer> {
  // Vite takes the shell's before its own: a page of the development server is not the one of a build (src/app/boot.ts).
  process.env['NODE_ENV'] = 'development'
  const vite = await createServer({ server: { middlewareMode: true, hmr: { port: await freePort('127.0.0.1') } } })
  const server = await startServer({
    ...settings,
    site: async (request, response) => vite.middlewares(request, response),
  })
  const close = async (): Promise<void> => {
    await Promise.all([server.close(), vite.close()])
  }
  return { ...server, close }
}

async function main(): Promise<void> {
  const server = await startDevelopment(parseServerSettings({ PORT: '5173', ...loadSettings('') }))
  console.log(`The development server is at ${server.url.replace('127.0.0.1', 'localhost')} (stop with Ctrl+C).`)
}

if (import.meta.main) await runCommand(main)
