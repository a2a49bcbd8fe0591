import './production.ts'
import { pseudoMessage } from '../check/catalogs/pseudo.ts'
import { createDocumentPrinter, removeLeftovers } from './document/documentPrinter.ts'
import { loadPrerender } from './loadPrerender.ts'
import { pageMessages } from './vite/pageMessages.ts'

/** Output folder of the pseudo-locale build. */
export const pseudoDir = 'reports/dist-pseudo'

/** Builds and prerenders the whole site with every message in the pseudo-locale, for e2e/pseudo.spec.ts. */
if (import.meta.main) {
  const build = await loadPrerender()
  await build(
    { onPageRendered: createDocumentPrinter(pseudoDir).print, onFinished: () => removeLeftovers(pseudoDir) },
    {
      build: { outDir: pseudoDir },
      plugins: [{ ...pageMessages({ failOnMissing: false, rewrite: pseudoMessage }), enforce: 'pre' }],
    },
  )
}
