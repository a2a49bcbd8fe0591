import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Request } from 'playwright'
import type { Route } from '../../src/routing/manifest.ts'
import { routesWithNewestPosts } from '../build/blog/blogPages.ts'
import { startServer } from '../serve/serve.ts'
import { chromiumLaunch, wholeBrowsers } from './browser/browser.ts'
import { pageFilesPath } from '../../src/routing/pageFiles.ts'

/**
 * `npm run budgets`: loads every page as a first-time visitor with a phone, and compares the bytes over the wire, until
 * 500 ms after hydration, with budgets.json. `--update` accepts the measured bytes.
 */
const kinds = ['html', 'css', 'js', 'font', 'image'] as const
type Kind = (typeof kinds)[number]
type Weight = Record<Kind, number>
type Budgets = Partial<Record<string, Weight>>

const file = path.join(import.meta.dirname, 'budgets.json')
/** A budget is this factor above the accepted bytes. */
const margin = 1.04
/** No budget is accepted above these bytes, which the guide needs. */
const limits: Partial<Weight> = { js: 145_000, css: 12_700, font: 40_000 }
/** Bytes that a page of the blog may load after that, where no post has changed. */
const refreshBudget = 15_000
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } as const

const resources = { document: 'html', stylesheet: 'css', script: 'js', font: 'font', image: 'image' } as const
const kindOf = (request: Request): Kind | undefined =>
  request.url().endsWith('.js') ? 'js' : resources[request.resourceType() as keyof typeof resources]

const texts = new Map<string, number>()

/** Bytes of a response. Texts count as Brotli's highest level compresses them, since each server has a level of its own. */
async function sizeOf(request: Request): Promise<number> {
  const kind = kindOf(request)
  if (kind === undefined || kind === 'font' || kind === 'image') return (await request.sizes()).responseBodySize
  const address = request.url()
  const body = texts.has(address) ? undefined : await (await request.response())?.body()
  if (body !== undefined) texts.set(address, brotliCompressSync(body).length)
  return texts.get(address) ?? 0
}

/** The bytes until the page is hydrated, and those that a page of the blog loads later. */
async function weigh({ page: kindOfPage, locale, path: address }: Route) {
  const page = await browser.newPage(phone)
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  const isBlog = kindOfPage === 'blog' || kindOfPage === 'blogPost'
  // What is prefetched belongs to other pages.
  await page.route(`**${pageFilesPath}`, (route) => route.abort())
  const refreshed = isBlog ? page.waitForResponse('**/rest/v1/content_posts*') : undefined
  await page.addInitScript(() => {
    document.addEventListener('render-complete', () => {
      document.documentElement.dataset['complete'] = String(performance.timeOrigin + performance.now())
    })
  })
  await page.goto(server.url + address)
  const completed = await page.waitForFunction(() => document.documentElement.dataset['complete'])
  const end = Number(await completed.jsonValue())
  await (await refreshed)?.finished()
  const weight: Weight = { html: 0, css: 0, js: 0, font: 0, image: 0 }
  let refresh = 0
  for (const request of finished) {
    const kind = kindOf(request)
    const size = await sizeOf(request)
    if (request.timing().startTime >= end) refresh += isBlog ? size : 0
    else if (kind !== undefined) weight[kind] += size
  }
  await page.close()
  // Posts come and go, their budget stays.
  return { name: kindOfPage === 'blogPost' ? `/${locale}: newest post` : address, weight, refresh }
}

/** A budget that is not exceeded stays the same. A page above a limit gets the limit, and so fails. */
function budgetOf(accepted: number | undefined, kind: Kind, bytes: number): number {
  if (accepted !== undefined && bytes <= accepted) return accepted
  return Math.min(Math.ceil(bytes * margin), limits[kind] ?? Infinity)
}

const server = await startServer()
const browser = await chromium.launch(chromiumLaunch(wholeBrowsers))
// Several pages at the same time: each waits for idle periods most of the time.
const pages = await Readable.from(routesWithNewestPosts('dist')).map(weigh, { concurrency: 4 }).toArray()
await browser.close()
await server.close()
console.table(Object.fromEntries(pages.map(({ name, weight, refresh }) => [name, { ...weight, refresh }])))

let budgets = JSON.parse(fs.readFileSync(file, 'utf8')) as Budgets
if (process.argv.includes('--update')) {
  const updated = pages.map(({ name, weight }) => {
    const entries = kinds.map((kind) => [kind, budgetOf(budgets[name]?.[kind], kind, weight[kind])])
    return [name, Object.fromEntries(entries) as Weight] as const
  })
  budgets = Object.fromEntries(updated)
  fs.writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`)
}
const measured = new Set(pages.map(({ name }) => name))
const problems = [
  ...Object.keys(budgets).flatMap((name) => (measured.has(name) ? [] : [`${name} has a budget, but is not a page.`])),
  ...pages.flatMap(({ name, weight, refresh }) => {
    const budget = { ...budgets[name], refresh: refreshBudget } as Partial<Weight> & { refresh: number }
    return Object.entries<number>({ ...weight, refresh }).flatMap(([kind, bytes]) => {
      const most = budget[kind as Kind | 'refresh'] ?? 0
      return bytes > most ? [`${name} loads ${bytes} bytes of ${kind}, its budget is ${most}.`] : []
    })
  }),
]
for (const problem of problems) console.error(problem)
console.log(
  problems.length === 0
    ? 'Every page is within its budget.'
    : 'Lighten the pages, or accept with: npm run budgets -- --update, which accepts up to the limits of budgets.ts.',
)
process.exitCode = problems.length === 0 ? 0 : 1
