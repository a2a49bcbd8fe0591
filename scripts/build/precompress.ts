import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import zlib, { constants } from 'node:zlib'
import { noCache, type BuildCache } from './buildCache.ts'
import { createProgress } from './progress.ts'

/** Files that become smaller. */
const texts = /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$/
/** Maximum number of files in memory at once. */
const concurrency = 8
/** Minimum size in bytes; smaller files do not benefit. */
const smallest = 256

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const gzipOptions = { level: 9 } as const
/** An encoder of another version writes other bytes. */
const { brotli: brotliVersion = '', zlib: zlibVersion } = process.versions

/**
 * After the build: writes `name.br` and `name.gz` next to every text file of the site, at the highest quality, which
 * is too slow per request. Hosts serve these files directly (sirv, `brotli_static` and `gzip_static` of nginx).
 */
export async function precompress(outDir: string, cache: BuildCache = noCache): Promise<void> {
  const names = (await fs.readdir(outDir, { recursive: true })).filter((name) => texts.test(name))
  const onFile = createProgress('Compressed files', names.length)
  const compress = async (name: string): Promise<void> => {
    await compressFile(path.join(outDir, name), cache)
    onFile()
  }
  // A few files at a time: there may be thousands of posts.
  await Readable.from(names).forEach(compress, { concurrency })
  await cache.prune()
}

async function compressFile(file: string, cache: BuildCache): Promise<void> {
  const source = await fs.readFile(file)
  if (source.length < smallest) return
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  }
  const [br, gz] = await Promise.all([
    cache.get(['br', brotliVersion, JSON.stringify(params), source], () => brotli(source, { params })),
    cache.get(['gz', zlibVersion, JSON.stringify(gzipOptions), source], () => gzip(source, gzipOptions)),
  ])
  await Promise.all([fs.writeFile(`${file}.br`, br), fs.writeFile(`${file}.gz`, gz)])
}
