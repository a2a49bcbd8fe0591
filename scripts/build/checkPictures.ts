import path from 'node:path'
import sharp from 'sharp'
import { StartError } from '../serve/backend/startError.ts'
import { findFiles } from './findFiles.ts'

/**
 * Decodes every picture, because some are published unread, and Vite's error does not name a broken one.
 * @throws {StartError} naming each that is not whole, as after a broken upload or of a Git LFS pointer
 */
export async function checkPictures(root: string): Promise<void> {
  const files = findFiles(root, '{public,src}/**/*.{avif,jpeg,jpg,png,svg,webp}')
  const problems = files.map((file) =>
    sharp(path.join(root, file))
      .resize(8)
      .toBuffer()
      .then(() => [])
      .catch((error: unknown) => [`${file} is no whole picture (${String(error)}). Put the file there again.`]),
  )
  const found = (await Promise.all(problems)).flat()
  if (found.length > 0) throw new StartError(found.join('\n'))
}
