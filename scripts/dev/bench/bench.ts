import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { routesWithNewestPosts } from '../../build/blog/blogPages.ts'
import { chromiumLaunch, wholeBrowsers } from '../../check/browser/browser.ts'
import { startServer } from '../../serve/serve.ts'
import { serveOverHttp2 } from './http2.ts'

/**
 * `npm run bench -- [address …]`: Lighthouse (mobile) on the pages of the built site, by default all, and on the same pages
 * without scripts, interleaved over HTTP/2. Prints medians, and writes them to reports/bench.json.
 */
const wanted = process.argv.slice(2)
const runs = 5

/** Lighthouse's names of what is measured: milliseconds and bytes. */
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  speedIndex: 'speed-index',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const
type Measured = Record<keyof typeof audits, number>
type Sample = Measured & { readonly scores: readonly number[] }

/** Chromium occasionally paints nothing for Lighthouse; such a run is invalid and is repeated. */
const attempts = 3

async function sample(url: string, attempt = 1): Promise<Sample> {
  const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' })
  if (result?.lhr.audits[audits.fcp]?.numericValue === undefined) {
    if (attempt < attempts) return sample(url, attempt + 1)
    throw new Error(`Lighthouse gave no result for ${url}: ${result?.lhr.runtimeError?.message ?? 'no report'}`)
  }
  const { lhr } = result
  const measured = Object.entries(audits).map(([name, audit]) => [name, lhr.audits[audit]?.numericValue ?? Number.NaN])
  const scores = Object.values(lhr.categories).map(({ score }) => Math.round((score ?? 0) * 100))
  return { ...Object.fromEntries(measured), scores } as Sample
}

/** A copy of the site whose pages run no script. Structured data is data and stays. */
function copyWithoutScripts(): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'no-script-'))
  fs.cpSync('dist', copy, { recursive: true })
  for (const file of fs.globSync('**/*.html', { cwd: copy }).map((name) => path.join(copy, name)))
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/<script [^>]*type="module"[^>]*><\/script>/g, ''))
  return copy
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
function mediansOf(samples: readonly Sample[]): Measured {
  const names = Object.keys(audits) as (keyof typeof audits)[]
  return Object.fromEntries(names.map((name) => [name, middle(samples.map((one) => one[name]))])) as Measured
}

const copy = copyWithoutScripts()
const servers = await Promise.all(['dist', copy].map((outDir) => startServer({ outDir })))
const fronts = await Promise.all(servers.map(({ url }) => serveOverHttp2(url)))
const [site = '', scriptless = ''] = fronts.map(({ url }) => url)
const { executablePath, args } = chromiumLaunch(wholeBrowsers)
/** The browser's own requests would count as the first page's. */
const quiet = ['--disable-background-networking', '--disable-component-update']
const chrome = await launch({
  ...(executablePath === undefined ? {} : { chromePath: executablePath }),
  chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...quiet, ...args],
})

const addresses = wanted.length > 0 ? wanted : routesWithNewestPosts('dist').map((route) => route.path)
const rows = []
for (const address of addresses) {
  const [own, without]: [Sample[], Sample[]] = [[], []]
  for (let run = 0; run < runs; run += 1) {
    own.push(await sample(site + address))
    without.push(await sample(scriptless + address))
  }
  const [medians, withoutScript] = [mediansOf(own), mediansOf(without)]
  const scores = (own[0]?.scores ?? []).map((_, at) => Math.min(...own.map((one) => one.scores[at] ?? 0)))
  rows.push({ address, ...medians, withoutScript, scores })
  console.error(`${address} (${rows.length} of ${addresses.length})`)
}
chrome.kill()
for (const { close } of fronts) close()
await Promise.all(servers.map(({ close }) => close()))
fs.rmSync(copy, { recursive: true })

fs.mkdirSync('reports', { recursive: true })
fs.writeFileSync('reports/bench.json', JSON.stringify({ runs, cores: os.cpus().length, rows }, null, 2))
console.log(`Medians of ${runs} runs on ${os.cpus().length} cores; “ratio” is relative to the page without scripts.`)
const table = rows.map(({ address, withoutScript, scores, ...medians }) => {
  const ratio = (name: 'fcp' | 'lcp') => (medians[name] / withoutScript[name]).toFixed(3)
  const rounded = Object.entries(medians).map(([name, value]) => [name, Number(value.toFixed(name === 'cls' ? 3 : 0))])
  const compared = { 'FCP ratio': ratio('fcp'), 'LCP ratio': ratio('lcp') }
  return [address, { ...Object.fromEntries(rounded), ...compared, scores: scores.join(' ') }]
})
console.table(Object.fromEntries(table))
