import path from 'node:path'
import { rolldown } from 'rolldown'
import { locales } from '../../../src/i18n/locales.ts'
import { hrefFor } from '../../../src/routing/manifest.ts'
import type { Host } from './host.ts'
import { netlify } from './netlify.ts'

/** Characters that Cloudflare Pages reads of a line: https://developers.cloudflare.com/pages/configuration/headers/ */
const longestLine = 2000

/**
 * Cloudflare Pages reads the same files as Netlify. For addresses below the blog it asks a worker
 * (https://developers.cloudflare.com/pages/functions/advanced-mode/): a rule of `_redirects` applies even if a file exists, so a
 * fallback there would need a rule for each post, of which 2,000 are read.
 */
export const cloudflare: Host = {
  place: 'site',
  files: async (site) => ({
    ...(await netlify.files(site)),
    '_worker.js': await workerCode(),
    '_routes.json': JSON.stringify({
      version: 1,
      include: locales.map((locale) => `${hrefFor('blog', locale)}/*`),
      exclude: [],
    }),
  }),
  /** @throws {Error} when a header line is longer than Cloudflare Pages reads */
  check({ _headers = '' }) {
    const longest = Math.max(..._headers.split('\n').map(({ length }) => length))
    if (longest > longestLine)
      throw new Error(`Cloudflare Pages would not take _headers: a line has ${longest} characters, at most 2,000.`)
  },
}

async function workerCode(): Promise<string> {
  await using bundle = await rolldown({ input: path.join(import.meta.dirname, 'cloudflareWorker.ts') })
  const { output } = await bundle.generate({ minify: true })
  return output[0].code
}
