import fs from 'node:fs'
import path from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { manifest as routes } from '../../../src/routing/manifest.ts'
import { pageFilesPath, type PageFiles } from '../../../src/routing/pageFiles.ts'
import { filesOf, sourceOfPage } from '../document/builtFiles.ts'

/** Writes the list of each page's files for prefetching (src/app/usePrefetch.ts): Vite's manifest is not published. */
export function pageFiles(): Plugin {
  return {
    name: 'roqueta:page-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }, bundle) {
      const list = bundle['.vite/manifest.json']
      // Storybook's build has none.
      if (list?.type !== 'asset') return
      const text = JSON.stringify(filesOfPages(JSON.parse(String(list.source)) as Manifest))
      fs.writeFileSync(path.join(dir, pageFilesPath), text)
    },
  }
}

/** What a page of a language loads besides the app: code, messages and styles. */
export function filesOfPages(list: Manifest): PageFiles {
  const app = new Set(filesOf(list, ['src/main.tsx']))
  return Object.fromEntries(
    routes.map(({ page, locale, path: address }) => {
      const files = filesOf(list, [sourceOfPage(page), `virtual:messages/${page}-${locale}`])
      return [address, files.filter((file) => !app.has(file))]
    }),
  )
}
