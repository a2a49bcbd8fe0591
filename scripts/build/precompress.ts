import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import zlib, { constants } from 'node:zlib'

/**
 * After the build: writes `name.br` and `name.gz` next to every text file of the site, at the highest quality, which
 * is too slow per request. Hosts serve these files directly (sirv, `brotli_static` and `gzip_static` of nginx).
 */
const texts = /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$/
/** Maximum number of files in memory at once. */
const concurrency = 8
/** Minimum size in bytes; smaller files do not benefit. */
const smallest = 256

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

export async function precompress(outDir: string): Promise<number> {
  const names = (await fs.readdir(outDir, { recursive: true })).filter((name) => texts.test(name))
  // A few files at a time: there may be thousands of posts.
  const results = Readable.from(names).map((name: string) => compressFile(path.join(outDir, name)), { concurrency })
  return (await results.toArray()).filter((isCompressed) => isCompressed === true).length
}

async function compressFile(file: string): Promise<boolean> {
  const source = await fs.readFile(file)
  if (source.length < smallest) return false
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  }
  const [br, gz] = await Promise.all([brotli(source, { params }), gzip(source, { level: 9 })])
  await Promise.all([fs.writeFile(`${file}.br`, br), fs.writeFile(`${file}.gz`, gz)])
  return true
}

if (import.meta.main) {
  const outDir = process.argv[2] ?? 'dist'
  console.log(`Compressed ${await precompress(outDir)} files of ${outDir}.`)
}
