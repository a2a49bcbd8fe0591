import { createServer, type ViteDevServer } from 'vite'
import { defaultLocale, isLocale, locales } from '../../../src/i18n/locales.ts'
import { translationPreview } from './translationPreview.ts'

/** Starts the site for a translator, at the first free port from 5200 on. */
async function startPreview(): Promise<ViteDevServer> {
  process.env['NODE_ENV'] = 'development'
  const server = await createServer({
    server: { port: 5200 },
    plugins: translationPreview(),
    // A development server that runs at the same time would delete a shared cache.
    cacheDir: 'node_modules/.vite/preview',
    clearScreen: false,
  })
  return await server.listen()
}

async function main(): Promise<void> {
  const wanted = process.argv[2] ?? locales.find((locale) => locale !== defaultLocale)
  if (!isLocale(wanted)) throw new Error(`There is no language "${wanted}". There are: ${locales.join(', ')}.`)
  const server = await startPreview()
  const address = new URL(`/${wanted}`, server.resolvedUrls?.local[0]).href
  console.log(`The site is at ${address} (stop with Ctrl+C).`)
  console.log(
    wanted === defaultLocale
      ? 'The English is in the code: tick "Show texts and origins on hover" and point at a text to see where.'
      : `Edit locales/${wanted}.po and save: the page shows it at once.`,
  )
}

if (import.meta.main) await main()
