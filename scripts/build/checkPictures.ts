import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { locales } from '../../src/i18n/locales.ts'
import { StartError } from '../serve/backend/startError.ts'
import { findFiles } from './findFiles.ts'

const picture = /\.(?:avif|gif|jfif|jpe?g|png|svg|webp)$/i

/** Names in public/ that the build writes itself. */
const ofBuild = new RegExp(
  `^public/(?:robots\\.txt|(?:sitemap|pages)\\.\\w+|_headers|_redirects|favicon\\.ico|apple-touch-icon\\.png|assets/.*|(?:index|404|${locales.join('|')})\\.html|(?:${locales.join('|')})/.*)$`,
)

/**
 * Decodes every picture, because some are published unread, and Vite's error does not name a broken one.
 * @throws {StartError} naming each that is not whole, as after a broken upload or of a Git LFS pointer, and what public/ has in vain
 */
export async function checkPictures(root: string): Promise<void> {
  const files = findFiles(root, '{public,src}/**/*')
  const problems = files
    .filter((file) => picture.test(file))
    .map((file) =>
      sharp(path.join(root, file))
        .resize(8)
        .toBuffer()
        .then(() => [])
        .catch((error: unknown) => [`${file} is no whole picture (${String(error)}). Put the file there again.`]),
    )
  const others = files.filter((file) => file.startsWith('public/') && !picture.test(file))
  const empty = others.filter((file) => {
    const it = fs.statSync(path.join(root, file))
    return it.isFile() && it.size === 0
  })
  const found = [
    ...(await Promise.all(problems)).flat(),
    ...empty.map((file) => `${file} is empty.`),
    ...files.filter((file) => ofBuild.test(file)).map((file) => `${file} is not published: the build writes its own.`),
  ]
  if (found.length > 0) throw new StartError(found.join('\n'))
}
