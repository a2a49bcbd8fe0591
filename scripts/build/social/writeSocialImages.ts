import fs from 'node:fs'
import path from 'node:path'
import { manifest, type ManifestRoute } from '../../../src/routing/manifest.ts'
import { socialImagePath } from '../../../src/seo/socialImagePath.ts'
import { socialImage } from './socialImage.ts'
import { socialPictures } from '../../../src/content/socialPictures.ts'
import { titleParts } from './titleParts.ts'

/** After the build: writes the social preview image of every manifest page as `dist/social/<path>.jpg`. */
export async function writeSocialImages(outDir: string, routes: readonly ManifestRoute[] = manifest): Promise<void> {
  for (const route of routes) {
    const html = fs.readFileSync(path.join(outDir, `${route.path}.html`), 'utf8')
    const file = path.join(outDir, socialImagePath(route))
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, await socialImage(titleParts(html), socialPictures[route.page]))
  }
}

if (import.meta.main) {
  const outDir = process.argv[2] ?? 'dist'
  await writeSocialImages(outDir)
  console.log(`Wrote ${outDir}/social: an image of 1200 x 630 for each of ${manifest.length} pages.`)
}
