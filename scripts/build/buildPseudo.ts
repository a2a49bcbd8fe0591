import './production.ts'
import { build } from 'vite-react-ssg/node'
import { setBlogOfBuild } from '../../src/features/blog/prerender/blogOfBuild.ts'
import { prerenderBlog } from '../../src/features/blog/prerender/prerenderBlog.ts'
import { pseudoMessage } from '../check/catalogs/pseudo.ts'
import { runCommand } from '../serve/backend/startError.ts'
import { lockBuild } from './buildLock.ts'
import { createDocuments, removeLeftovers } from './document/documents.ts'
import { pageMessages } from './vite/pageMessages.ts'

/** Output folder of the pseudo-locale build. */
export const pseudoDir = 'reports/dist-pseudo'

/** Builds and prerenders the whole site with every message in the pseudo-locale, without posts, for e2e/pseudo.spec.ts. */
if (import.meta.main)
  await runCommand(async () => {
    lockBuild()
    setBlogOfBuild(prerenderBlog([]))
    await build(
      { onPageRendered: createDocuments(pseudoDir).onPageRendered, onFinished: () => removeLeftovers(pseudoDir) },
      {
        build: { outDir: pseudoDir },
        plugins: [{ ...pageMessages({ rewrite: pseudoMessage }), enforce: 'pre' }],
      },
    )
  })
