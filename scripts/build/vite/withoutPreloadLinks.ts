import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { listFile } from '../listFile.ts'

/**
 * vite-react-ssg links each page to every file that any page may load, one by one in jsdom, which takes most of a page's time:
 * https://github.com/Daydreamer-riri/vite-react-ssg/blob/main/src/node/preload-links.ts. With empty manifests it finds none.
 * Vite's manifest of the browser's files becomes a list of the build.
 * @throws in a build when Vite's manifests have other names
 */
export function withoutPreloadLinks(): Plugin {
  return {
    name: 'roqueta:without-preload-links',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }, bundle) {
      // Storybook's build has none.
      if (!Object.values(bundle).some(({ fileName }) => fileName === '.vite/ssr-manifest.json')) return
      fs.mkdirSync(path.dirname(listFile), { recursive: true })
      fs.renameSync(path.join(dir, '.vite/manifest.json'), listFile)
      for (const name of ['manifest', 'ssr-manifest']) fs.writeFileSync(path.join(dir, `.vite/${name}.json`), '{}')
    },
  }
}
