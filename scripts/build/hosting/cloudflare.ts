import path from 'node:path'
import { rolldown } from 'rolldown'
import { locales } from '../../../src/i18n/locales.ts'
import { hrefFor } from '../../../src/routing/manifest.ts'

/**
 * Cloudflare Pages reads `_headers` and `_redirects`, as Netlify does. For addresses below the blog it asks a worker
 * (https://developers.cloudflare.com/pages/functions/advanced-mode/): a rule of `_redirects` applies even if a file exists, so a
 * fallback there would need a rule for each post, of which 2,000 are read.
 */
export async function cloudflareFiles() {
  await using bundle = await rolldown({ input: path.join(import.meta.dirname, 'cloudflareWorker.ts') })
  const { output } = await bundle.generate()
  return {
    '_worker.js': output[0].code,
    '_routes.json': JSON.stringify({
      version: 1,
      include: locales.map((locale) => `${hrefFor('blog', locale)}/*`),
      exclude: [],
    }),
  }
}
