import { createServer } from 'vite'
import { defaultLocale, isLocale, locales } from '../../../src/i18n/locales.ts'
import { translationPreview } from './translationPreview.ts'

/** `npm run i18n:preview [-- LOCALE]`: the site for a translator, at the first free port from 5200 on. */
const wanted = process.argv[2] ?? locales.find((locale) => locale !== defaultLocale)
if (!isLocale(wanted)) throw new Error(`There is no language "${wanted}". There are: ${locales.join(', ')}.`)
process.env['NODE_ENV'] = 'development'
const server = await createServer({
  server: { port: 5200 },
  plugins: translationPreview(),
  // A development server that runs at the same time would delete a shared cache.
  cacheDir: 'node_modules/.vite/preview',
  clearScreen: false,
})
await server.listen()
const address = new URL(`/${wanted}`, server.resolvedUrls?.local[0]).href
console.log(`The site is at ${address} (stop with Ctrl+C).`)
console.log(
  wanted === defaultLocale
    ? 'The English is in the code: tick "Show texts and origins on hover" and point at a text to see where.'
    : `Edit locales/${wanted}.po and save: the page shows it at once.`,
)
