import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { manifest, type ManifestRoute } from '../../../src/routing/manifest.ts'
import { socialImagePath } from '../../../src/seo/socialImagePath.ts'
import { cached } from '../buildCache.ts'
import { socialImage, socialImageInputs } from './socialImage.ts'
import { socialPictures } from '../../../src/content/socialPictures.ts'
import { titleParts } from './titleParts.ts'

/** Images at once: sharp works on the pictures outside of this thread. */
const concurrency = 4

/** After the build: writes the social preview image of every manifest page as `dist/social/<path>.jpg`. */
export async function writeSocialImages(outDir: string): Promise<void> {
  const writeImage = async (route: ManifestRoute): Promise<void> => {
    const html = await fs.readFile(path.join(outDir, `${route.path}.html`), 'utf8')
    const [title, picture] = [titleParts(html), socialPictures[route.page]]
    const image = await cached('social', socialImageInputs(title, picture), () => socialImage(title, picture))
    const file = path.join(outDir, socialImagePath(route))
    await fs.mkdir(path.dirname(file), { recursive: true })
    await fs.writeFile(file, image)
  }
  await Readable.from(manifest).forEach(writeImage, { concurrency })
}
