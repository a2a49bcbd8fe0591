import { build } from 'vite-react-ssg/node'
import { pseudoMessage } from '../check/catalogs/pseudo.ts'
import { finishHtml, removeLeftovers } from './vite/finishHtml.ts'
import { pageMessages } from './vite/pageMessages.ts'

/** Where the site in the pseudo-locale stands, beside the real one. */
export const pseudoDir = 'reports/dist-pseudo'

/** Builds and prerenders the whole site with every message in the pseudo-locale, for e2e/pseudo.spec.ts. */
if (import.meta.main)
  await build(
    { onPageRendered: finishHtml(pseudoDir), onFinished: () => removeLeftovers(pseudoDir) },
    {
      build: { outDir: pseudoDir },
      plugins: [{ ...pageMessages({ failOnMissing: false, rewrite: pseudoMessage }), enforce: 'pre' }],
    },
  )
