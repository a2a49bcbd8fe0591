import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { routesWithNewestPosts } from '../../build/blog/blogPages.ts'
import { serveOverHttp2 } from './http2.ts'
import { writeLimitPage } from './limitPage.ts'
import { markdown, median, row, summary, type Row, type Sample } from './table.ts'
import { chromiumLaunch } from '../../check/browser/browser.ts'
import { writeSection } from '../../check/docs/performancePage.ts'
import { startServer } from '../../serve/serve.ts'

/**
 * Lighthouse (mobile) on the pages of the built site, on the same pages without scripts, and on a page with hardly
 * anything on it (limitPage.ts, once for each page), interleaved over HTTP/2. Builds twice first, to time it. Writes
 * reports/bench.json, and docs/performance.md when everything was measured.
 *
 * `npm run bench -- [address …] [--runs N] [--no-build]`, by default every route, and the newest post
 * of each language.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { runs: { type: 'string', default: '5' }, build: { type: 'boolean', default: true } },
})
const runs = Number(values.runs)

/** A copy of the site whose pages run no script. Structured data is data and stays. */
function stripScripts(from: string): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'no-script-'))
  fs.cpSync(from, copy, { recursive: true })
  for (const entry of fs.readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.html')) continue
    const file = path.join(copy, entry)
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/<script [^>]*type="module"[^>]*><\/script>/g, ''))
  }
  return copy
}

/** Chromium occasionally paints nothing for Lighthouse; such a run is invalid and is repeated. */
const attempts = 3

async function sample(url: string, port: number, categories?: readonly string[], attempt = 1): Promise<Sample> {
  const only = categories === undefined ? {} : { onlyCategories: [...categories] }
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', ...only })
  if (result?.lhr.audits['first-contentful-paint']?.numericValue === undefined) {
    if (attempt < attempts) return sample(url, port, categories, attempt + 1)
    throw new Error(`Lighthouse gave no result for ${url}: ${result?.lhr.runtimeError?.message ?? 'no report'}`)
  }
  const { audits } = result.lhr
  const measured = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN
  const requests = (audits['network-requests']?.details as { items?: readonly object[] } | undefined)?.items ?? []
  return {
    fcp: measured('first-contentful-paint'),
    lcp: measured('largest-contentful-paint'),
    speedIndex: measured('speed-index'),
    tbt: measured('total-blocking-time'),
    cls: measured('cumulative-layout-shift'),
    bytes: measured('total-byte-weight'),
    requests: requests.length,
    backForwardCache: audits['bf-cache']?.score === 1,
    scores: Object.fromEntries(
      Object.entries(result.lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
  }
}

/** Seconds of a whole build. */
function timeBuild(): number {
  const began = performance.now()
  const { status } = spawnSync('npm run build', { stdio: ['ignore', 'ignore', 'inherit'], shell: true })
  if (status !== 0) throw new Error('The build failed: run npm run build to see why.')
  return (performance.now() - began) / 1000
}

/** Seconds of a build without a cache, such as the first one, and of the same again. */
function timeBuilds(): { readonly cold: number; readonly warm: number } {
  fs.rmSync('node_modules/.cache', { recursive: true, force: true })
  return { cold: timeBuild(), warm: timeBuild() }
}

const build = values.build ? timeBuilds() : undefined
const targets = positionals.length > 0 ? positionals : routesWithNewestPosts('dist').map(({ path: address }) => address)
const copy = stripScripts('dist')
const limitFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'limit-'))
await writeLimitPage(limitFolder)
const servers = await Promise.all(['dist', copy, limitFolder].map((outDir) => startServer({ outDir })))
const fronts = await Promise.all(servers.map(({ url }) => serveOverHttp2(url)))
const [site = '', scriptless = '', limit = ''] = fronts.map(({ url }) => url)
const { executablePath, args } = chromiumLaunch()
const chrome = await launch({
  ...(executablePath === undefined ? {} : { chromePath: executablePath }),
  chromeFlags: [
    '--headless=new',
    '--disable-background-networking',
    '--disable-component-update',
    '--ignore-certificate-errors',
    ...args,
  ],
})

// All categories in a page's first run only: the others do not vary, and take a quarter of the time.
const speed = ['performance']
const rows: Row[] = []
const limits: Sample[] = []
for (const address of targets) {
  const withApp: Sample[] = []
  const withoutScript: Sample[] = []
  limits.push(await sample(`${limit}/`, chrome.port, speed))
  for (let run = 0; run < runs; run += 1) {
    withApp.push(await sample(site + address, chrome.port, run === 0 ? undefined : speed))
    withoutScript.push(await sample(scriptless + address, chrome.port, speed))
  }
  rows.push(row(address, withApp, withoutScript))
  console.error(`${address} (${rows.length} of ${targets.length})`)
}
const limitPaint = median(limits.map(({ lcp }) => lcp))
chrome.kill()
for (const { close } of fronts) close()
await Promise.all(servers.map(({ close }) => close()))
for (const folder of [copy, limitFolder]) fs.rmSync(folder, { recursive: true })
fs.mkdirSync('reports', { recursive: true })
fs.writeFileSync(
  'reports/bench.json',
  JSON.stringify({ runs, cores: os.cpus().length, build, limitPaint, rows }, null, 2),
)
const duration = build
  ? ` The build took ${build.cold.toFixed(0)} s without a cache, and ${build.warm.toFixed(0)} s again.`
  : ''
const section = [
  `Medians of ${runs} interleaved runs on ${os.cpus().length} cores. The limit is ${Math.round(limitPaint)} ms.${duration}`,
  summary(rows),
  markdown(rows, limitPaint),
].join('\n\n')
console.log(section)
if (build && positionals.length === 0) writeSection('speed', section)
