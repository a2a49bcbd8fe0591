import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { StartError } from '../serve/backend/startError.ts'
import { findFiles } from './findFiles.ts'

const picture = /\.(?:avif|gif|jfif|jpe?g|png|svg|webp)$/i

/**
 * Decodes every picture, because some are published unread, and Vite's error does not name a broken one.
 * @throws {StartError} naming each that is not whole, as after a broken upload or of a Git LFS pointer
 */
export async function checkPictures(root: string): Promise<void> {
  const files = findFiles(root, '{public,src}/**/*.*')
  const problems = files
    .filter((file) => picture.test(file))
    .map((file) =>
      sharp(path.join(root, file))
        .resize(8)
        .toBuffer()
        .then(() => [])
        .catch((error: unknown) => [`${file} is no whole picture (${String(error)}). Put the file there again.`]),
    )
  const empty = files.filter(
    (file) => !picture.test(file) && file.startsWith('public/') && fs.statSync(path.join(root, file)).size === 0,
  )
  const found = [...(await Promise.all(problems)).flat(), ...empty.map((file) => `${file} is empty.`)]
  if (found.length > 0) throw new StartError(found.join('\n'))
}
