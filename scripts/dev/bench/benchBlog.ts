import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import packageJson from '../../../package.json' with { type: 'json' }
import { embedded } from '../../../src/lib/env.ts'
import { markdownTable, writeSection } from '../../check/docs/performancePage.ts'
import { startServer } from '../../serve/serve.ts'
import { copyPosts } from './copyPosts.ts'

/**
 * `npm run bench:blog -- [count …]` prerenders the site with each number of posts and prints time and memory; without
 * counts, writes docs/performance.md. It leaves the last build in dist/: run `npm run build` afterwards.
 */
const wanted = process.argv.slice(2).map(Number)
const counts = wanted.length > 0 ? wanted : [0, 500, 2000, 10_000]
const outDir = 'dist'
const memoryLimits = packageJson.scripts.build.match(/--max-\S+/g) ?? []
/** A module that prints what its process, which starts no other, has used: microseconds and kilobytes. */
const usage = 'data:text/javascript,process.on("exit", () => console.log(JSON.stringify(process.resourceUsage())))'

type Usage = { readonly userCPUTime: number; readonly systemCPUTime: number; readonly maxRSS: number }
type Result = {
  readonly posts: number
  readonly seconds: number
  /** Seconds of all processors, user and system. */
  readonly cpu: number
  readonly pages: number
  /** Bytes. */
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
  const settings = { VITE_SUPABASE_URL: server.url + embedded.supabase }
  const start = performance.now()
  const used = await build(settings)
  const seconds = (performance.now() - start) / 1000
  await server.close()
  const files = fs.readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const size = files.reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0)
  return {
    posts,
    seconds,
    cpu: cpuOf(used),
    pages: files.filter(({ name }) => name.endsWith('.html')).length,
    peak: used.maxRSS * 1024,
    size,
  }
}

function cpuOf({ userCPUTime, systemCPUTime }: Usage): number {
  return (userCPUTime + systemCPUTime) / 1e6
}

/** Prerenders in a process of its own, with as much memory as `npm run build` has. */
async function build(settings: Readonly<Record<string, string>>): Promise<Usage> {
  const args = [...memoryLimits, '--import', usage, 'scripts/build/build.ts']
  const options = { env: { ...process.env, ...settings }, maxBuffer: Infinity }
  const { stdout } = await promisify(execFile)(process.execPath, args, options)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Usage
}

function tableOf(measured: readonly Result[]): string {
  const base = measured.find(({ posts }) => posts === 0)
  // Bundling costs the same for any number of posts: the rest is the pages'.
  const perPage = ({ posts, pages, cpu }: Result): string =>
    base === undefined || posts === 0 ? '' : `${(((cpu - base.cpu) * 1000) / (pages - base.pages)).toFixed(1)} ms`
  const whole = (value: number): string => Math.round(value).toLocaleString('en')
  return markdownTable(
    ['posts', 'pages', 'wall', 'CPU', 'CPU a page', 'peak memory', 'output'],
    measured.map((it) => [
      whole(it.posts),
      whole(it.pages),
      `${whole(it.seconds)} s`,
      `${whole(it.cpu)} s`,
      perPage(it),
      `${whole(it.peak / 1e6)} MB`,
      `${whole(it.size / 1e6)} MB`,
    ]),
    { firstColumn: 'right' },
  )
}
