import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { embedded } from '../../../src/lib/env.ts'
import { startServer } from '../../serve/serve.ts'
import { copyPosts } from './copyPosts.ts'

/**
 * `node scripts/dev/bench/benchBlog.ts [count ...]`: builds the site with so many posts (0, 500, 2,000 and 10,000 unless told
 * otherwise) and says what that takes. It leaves the last build in dist/; run `npm run build` afterwards.
 */
const counts = process.argv.slice(2).map(Number)
const outDir = 'dist'
/** How often the memory of the build is looked at, milliseconds. */
const interval = 250

type Result = {
  readonly posts: number
  readonly seconds: number
  readonly pages: number
  readonly peak: number
  readonly size: number
}

const results: Result[] = []
for (const posts of counts.length > 0 ? counts : [0, 500, 2000, 10_000]) results.push(await bench(posts))
print(results)

async function bench(posts: number): Promise<Result> {
  const server = await startServer({ outDir: null })
  await copyPosts(server.database, posts)
  const start = performance.now()
  const peak = await build({ VITE_SUPABASE_URL: server.url + embedded.supabase, VITE_SUPABASE_ANON_KEY: 'embedded' })
  const seconds = (performance.now() - start) / 1000
  await server.close()
  const files = fs.readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const size = files.reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0)
  return { posts, seconds, pages: files.filter(({ name }) => name.endsWith('.html')).length, peak, size }
}

/** Builds in a process of its own. @returns the most memory that it and its children held at once, bytes */
async function build(settings: Readonly<Record<string, string>>): Promise<number> {
  const child = spawn(process.execPath, ['scripts/build/build.ts'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0))
  }, interval)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`The build failed with exit code ${code}.`)
  return peak
}

/** Resident memory of a process and its children, bytes; 0 where the system does not tell (it does on Linux). */
function memoryOf(pid: number): number {
  try {
    const pages = Number(fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    const below = children === '' ? [] : children.split(' ').map(Number)
    return below.reduce((sum, child) => sum + memoryOf(child), pages * 4096)
  } catch {
    return 0
  }
}

function print(measured: readonly Result[]): void {
  const base = measured.find(({ posts }) => posts === 0)
  console.log('  posts   pages  seconds  ms a page  peak MB  output MB')
  for (const { posts, pages, seconds, peak, size } of measured) {
    // Bundling costs the same for any number of posts: what is left is the pages'.
    const perPage =
      base !== undefined && posts > 0 ? ((seconds - base.seconds) * 1000) / (pages - base.pages) : Number.NaN
    const cells = [posts, pages, seconds.toFixed(0), Number.isNaN(perPage) ? '-' : perPage.toFixed(1)]
    console.log(
      [...cells, (peak / 1e6).toFixed(0), (size / 1e6).toFixed(0)]
        .map((cell, at) => String(cell).padStart([7, 8, 9, 11, 9, 11][at] ?? 0))
        .join(''),
    )
  }
}
