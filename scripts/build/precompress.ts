import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import zlib, { constants } from 'node:zlib'
import { noCache, type BuildCache } from './buildCache.ts'

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
/** An encoder of another version writes other bytes. */
const { brotli: brotliVersion = '', zlib: zlibVersion } = process.versions

type Options = {
  readonly cache?: BuildCache
  /** Called once with the number of files, and what it returns after each file. */
  readonly onStart?: (files: number) => () => void
}

/** @returns the number of compressed files */
export async function precompress(outDir: string, { cache = noCache, onStart }: Options = {}): Promise<number> {
  const names = (await fs.readdir(outDir, { recursive: true })).filter((name) => texts.test(name))
  const onFile = onStart?.(names.length)
  const compress = async (name: string): Promise<boolean> => {
    const isCompressed = await compressFile(path.join(outDir, name), cache)
    onFile?.()
    return isCompressed
  }
  // A few files at a time: there may be thousands of posts.
  const results = await Readable.from(names).map(compress, { concurrency }).toArray()
  await cache.prune()
  return results.filter((isCompressed) => isCompressed === true).length
}

async function compressFile(file: string, cache: BuildCache): Promise<boolean> {
  const source = await fs.readFile(file)
  if (source.length < smallest) return false
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  }
  const [br, gz] = await Promise.all([
    cache.get(['br', brotliVersion, JSON.stringify(params), source], () => brotli(source, { params })),
    cache.get(['gz', zlibVersion, source], () => gzip(source, { level: 9 })),
  ])
  await Promise.all([fs.writeFile(`${file}.br`, br), fs.writeFile(`${file}.gz`, gz)])
  return true
}
