import path from 'node:path'
import { moduleClosure } from './moduleClosure.ts'

const src = path.resolve(import.meta.dirname, '../../../src')
const closure = (entry: string) => moduleClosure(path.join(src, entry), { followDynamic: false })
const boot = closure('app/hydration/boot.ts')
const app = closure('app/hydration/client.tsx')
const manyPages = 8

/** Asks whether the blog has changed, on pages that load none of the shared parts. */
const blogReader = closure('features/blog/browserReader.ts')

/** Name of the chunk that src/app/hydration/boot.ts loads. */
export const appChunk = 'client'

/** What the browser reads as CSS; class names stay with their users. */
const isStyle = (id: string): boolean => id.endsWith('.vanilla.css')
const isOf = (folders: RegExp, id: string): boolean => folders.test(path.relative(src, id))

/** What all pages with a hero of the usual kind show, but three of four landing pages do not. */
const isOpening = (id: string): boolean =>
  isOf(/^(?:sections\/(?:PageHero|CallToAction)|components\/Breadcrumbs)\//, id)

/** Chunks: the boot script, the app with React and the header, what many pages show, data that several pages read, and each page. */
export const chunkGroups = [
  {
    name: 'styles',
    test: isStyle,
  },
  {
    name: appChunk,
    test: (id: string) =>
      (app.has(id) && !boot.has(id)) ||
      /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@remix-run|@lingui|use-sync-external-store)\//.test(
        id,
      ),
  },
  {
    name: 'opening',
    minShareCount: manyPages,
    test: isOpening,
  },
  {
    name: 'common',
    minShareCount: manyPages,
    test: (id: string) => isOf(/^(?:components|sections)\//, id) && !isOpening(id) && !app.has(id) && !boot.has(id),
  },
  {
    name: 'shared',
    minShareCount: 3,
    test: (id: string) =>
      isOf(/^(?:content|seo|lib|i18n)\//, id) && !blogReader.has(id) && !app.has(id) && !boot.has(id),
  },
]
