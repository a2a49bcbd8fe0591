import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { manifest } from '../src/routing/manifest.ts'
import { chromiumLaunch } from './browser.ts'
import { startServer } from './serve.ts'

/**
 * Lighthouse (mobile) on pages of the built site beside the same pages with their scripts stripped, interleaved in one
 * run: what JavaScript costs. `npm run bench -- [address …] [--runs N]`, by default the home page in both languages.
 */
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const
type Metric = (typeof metrics)[number]
type Sample = Record<Metric, number> & { readonly scores: Record<string, number> }

const runsAt = process.argv.indexOf('--runs')
const runs = runsAt === -1 ? 5 : Number(process.argv[runsAt + 1])
const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
const addresses = process.argv.includes('--all') ? manifest.map(({ path: address }) => address) : named
const targets = addresses.length > 0 ? addresses : ['/en', '/de']

/** A copy of the site whose pages run no script. Structured data is data and stays. */
function stripScripts(from: string): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'no-script-'))
  fs.cpSync(from, copy, { recursive: true })
  for (const entry of fs.readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.html')) continue
    const file = path.join(copy, entry)
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/<script type="module"[^>]*><\/script>/g, ''))
  }
  return copy
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function sample(url: string, port: number): Promise<Sample> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
  const { audits, categories } = result.lhr
  const values = Object.fromEntries(
    metrics.map((metric) => [metric, audits[metric]?.numericValue ?? Number.NaN]),
  ) as Record<Metric, number>
  return {
    ...values,
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
  }
}

const site = await startServer({ port: 0, dataDir: 'memory' })
const copy = stripScripts('dist')
const limit = await startServer({ port: 0, dataDir: 'memory', outDir: copy })
const { executablePath, args } = chromiumLaunch()
const chrome = await launch({
  ...(executablePath === undefined ? {} : { chromePath: executablePath }),
  chromeFlags: ['--headless=new', '--disable-background-networking', '--disable-component-update', ...args],
})

const rows: Record<string, unknown>[] = []
for (const address of targets) {
  const samples: { withApp: Sample[]; limit: Sample[] } = { withApp: [], limit: [] }
  for (let run = 0; run < runs; run += 1) {
    samples.withApp.push(await sample(site.url + address, chrome.port))
    samples.limit.push(await sample(limit.url + address, chrome.port))
  }
  const row: Record<string, unknown> = { address }
  for (const metric of metrics) {
    const [withApp, floor] = [samples.withApp, samples.limit].map((list) =>
      median(list.map((entry) => entry[metric])),
    ) as [number, number]
    const short = metric
      .split('-')
      .map((word) => word[0]?.toUpperCase())
      .join('')
    row[short] = metric === 'cumulative-layout-shift' ? Number(withApp.toFixed(4)) : Math.round(withApp)
    row[`${short} no JS`] = metric === 'cumulative-layout-shift' ? Number(floor.toFixed(4)) : Math.round(floor)
    if (metric !== 'cumulative-layout-shift' && metric !== 'total-blocking-time')
      row[`${short} ratio`] = Number((withApp / floor).toFixed(3))
  }
  row['scores'] = Object.values(samples.withApp.at(-1)?.scores ?? {}).join(' ')
  rows.push(row)
}
chrome.kill()
await Promise.all([site.close(), limit.close()])
fs.rmSync(copy, { recursive: true })
fs.mkdirSync('reports', { recursive: true })
fs.writeFileSync('reports/bench.json', JSON.stringify(rows, null, 2))
console.table(rows)
