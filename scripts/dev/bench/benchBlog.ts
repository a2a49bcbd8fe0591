import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { embedded } from '../../../src/lib/env.ts'
import { markdownTable, writeSection } from '../../check/docs/performancePage.ts'
import { startServer } from '../../serve/serve.ts'
import { copyPosts } from './copyPosts.ts'

/**
 * `npm run bench:blog -- [count …]` builds the site with each number of posts and prints time and memory; without
 * counts, writes docs/performance.md. It leaves the last build in dist/: run `npm run build` afterwards.
 */
const wanted = process.argv.slice(2).map(Number)
const counts = wanted.length > 0 ? wanted : [0, 500, 2000, 10_000]
const outDir = 'dist'
/** A module that prints the peak memory of its process at the end, kilobytes. */
const peakMemory = 'data:text/javascript,process.on("exit", () => console.log(process.resourceUsage().maxRSS))'

type Result = {
  readonly posts: number
  readonly seconds: number
  readonly pages: number
  readonly peak: number
  readonly size: number
}

const results: Result[] = []
for (const posts of counts) results.push(await bench(posts))
const section = `On ${os.cpus().length} cores:\n\n${tableOf(results)}`
console.log(section)
if (wanted.length === 0) writeSection('posts', section)

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

/** Builds in a process of its own. @returns its peak memory, bytes */
async function build(settings: Readonly<Record<string, string>>): Promise<number> {
  const args = ['--import', peakMemory, 'scripts/build/build.ts']
  const options = { env: { ...process.env, ...settings }, maxBuffer: Infinity }
  const { stdout } = await promisify(execFile)(process.execPath, args, options)
  return Number(stdout.trim().split('\n').at(-1)) * 1024
}

function tableOf(measured: readonly Result[]): string {
  const base = measured.find(({ posts }) => posts === 0)
  // Bundling costs the same for any number of posts: the rest is the pages'.
  const perPage = ({ posts, pages, seconds }: Result): string =>
    base === undefined || posts === 0
      ? ''
      : `${(((seconds - base.seconds) * 1000) / (pages - base.pages)).toFixed(1)} ms`
  const whole = (value: number): string => Math.round(value).toLocaleString('en')
  return markdownTable(
    ['posts', 'pages', 'build', 'a page', 'peak memory', 'output'],
    measured.map((it) => [
      whole(it.posts),
      whole(it.pages),
      `${whole(it.seconds)} s`,
      perPage(it),
      `${whole(it.peak / 1e6)} MB`,
      `${whole(it.size / 1e6)} MB`,
    ]),
    { firstColumn: 'right' },
  )
}
