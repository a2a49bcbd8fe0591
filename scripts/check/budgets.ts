import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser, type Page, type Request } from 'playwright'
import type { Route } from '../../src/routing/manifest.ts'
import { routesWithNewestPosts } from '../build/blog/blogPages.ts'
import { chromiumLaunch } from './browser/browser.ts'
import { markdownTable, writeSection } from './docs/performancePage.ts'
import { startServer } from '../serve/serve.ts'

/** Kinds of files, with their heads in the table. */
const heads = { html: 'HTML', css: 'CSS', js: 'JS', font: 'fonts', image: 'images' } as const
type Kind = keyof typeof heads
const kinds = Object.keys(heads) as Kind[]
/** Bytes of a first visit on a phone, until 500 ms after the page is hydrated. */
type Weight = Record<Kind, number>

const file = path.join(import.meta.dirname, 'budgets.json')
/** A budget is this factor above the accepted figure. */
const margin = 1.04
/** No budget is accepted above these bytes, which the guide needs. */
const limits: Partial<Weight> = { js: 145_000, css: 12_500, font: 40_000 }
/** Budget of the blog's refresh where nothing has changed: bytes after the first load. */
const refreshBudget = 15_000
/** Pages that load at the same time; each waits for idle periods most of the time. */
const pagesAtOnce = 4
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } as const

const kindOf = (address: string, type: string): Kind | undefined => {
  if (type === 'document') return 'html'
  if (type === 'stylesheet') return 'css'
  if (type === 'script' || address.endsWith('.js')) return 'js'
  if (type === 'font') return 'font'
  return type === 'image' ? 'image' : undefined
}

type Visit = {
  readonly name: string
  readonly weight: Weight
  /** Bytes that a page of the blog loads later. */
  readonly refresh: number | undefined
}

/** Loads a page as a first-time visitor and sums the bytes over the wire. */
async function weigh(browser: Browser, origin: string, route: Route): Promise<Visit> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const weight: Weight = { html: 0, css: 0, js: 0, font: 0, image: 0 }
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  const refreshed = isBlog(route.page) ? blogRefreshed(page) : undefined
  await page.addInitScript(() => {
    document.addEventListener('render-complete', () => {
      document.documentElement.dataset['complete'] = String(performance.timeOrigin + performance.now())
    })
  })
  await page.goto(origin + route.path)
  const completed = await page.waitForFunction(() => document.documentElement.dataset['complete'])
  const end = Number(await completed.jsonValue())
  await refreshed
  let refresh = 0
  for (const request of finished) {
    const kind = kindOf(request.url(), request.resourceType())
    const size = await sizeOf(request, kind)
    if (request.timing().startTime >= end) refresh += size
    else if (kind !== undefined) weight[kind] += size
  }
  await context.close()
  return { name: nameOf(route), weight, refresh: refreshed && refresh }
}

const texts = new Map<string, number>()

/** Bytes of a response. Texts count as Brotli's highest level compresses them, since each server has a level of its own. */
async function sizeOf(request: Request, kind: Kind | undefined): Promise<number> {
  if (kind === undefined || kind === 'font' || kind === 'image') return (await request.sizes()).responseBodySize
  const address = request.url()
  const body = texts.has(address) ? undefined : await (await request.response())?.body()
  if (body !== undefined) texts.set(address, brotliCompressSync(body).length)
  return texts.get(address) ?? 0
}

const isBlog = (page: string): boolean => page === 'blog' || page === 'blogPost'

/** Resolves when the database has answered, and what the page then asks for has arrived. */
async function blogRefreshed(page: Page): Promise<void> {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.waitForResponse('**/rest/v1/content_posts*')
  for (let count = 0; count < requests.length;) {
    count = requests.length
    for (const request of requests) await (await request.response())?.finished()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
}

type Budgets = Record<string, Weight>

function complaints(measured: Budgets, budgets: Partial<Budgets>): string[] {
  const gone = Object.keys(budgets).filter((address) => !(address in measured))
  return [
    ...gone.map((address) => `${address} has a budget, but is not a page.`),
    ...Object.entries(measured).flatMap(([address, weight]) => {
      const budget = budgets[address]
      if (budget === undefined) return [`${address} has no budget.`]
      return kinds
        .filter((kind) => weight[kind] > budget[kind])
        .map((kind) => `${address} loads ${weight[kind]} bytes of ${kind}, its budget is ${budget[kind]}.`)
    }),
  ]
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

/** `/en: newest post` as a cell of a table. */
function cellOf(name: string): string {
  const [address, ...rest] = name.split(': ')
  return [`\`${address}\``, ...rest].join(', the ')
}

const refreshTable = (bytes: Readonly<Record<string, number>>): string =>
  markdownTable(
    ['page', 'kB'],
    Object.entries(bytes).map(([name, size]) => [cellOf(name), kilobytes(size)]),
  )

function tableOf(weights: Budgets): string {
  const rows = Object.entries(weights).map(([name, weight]) => [
    cellOf(name),
    ...kinds.map((kind) => kilobytes(weight[kind])),
  ])
  return markdownTable(['page', ...Object.values(heads)], rows)
}

/** Posts come and go, their budget stays. */
const nameOf = ({ page, locale, path: address }: Route): string =>
  page === 'blogPost' ? `/${locale}: newest post` : address

const server = await startServer()
const browser = await chromium.launch(chromiumLaunch())
const visits: Visit[] = await Readable.from(routesWithNewestPosts('dist'))
  .map((route: Route) => weigh(browser, server.url, route), { concurrency: pagesAtOnce })
  .toArray()
await browser.close()
await server.close()
const measured: Budgets = Object.fromEntries(visits.map(({ name, weight }) => [name, weight]))
const refreshes: Record<string, number> = Object.fromEntries(
  visits.flatMap(({ name, refresh }) => (refresh === undefined ? [] : [[name, refresh]])),
)
console.log(`kB:\n${tableOf(measured)}\nTo learn that nothing has changed:\n${refreshTable(refreshes)}`)

const accepted = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Budgets>

/** A budget that is not exceeded stays the same. A page above a limit gets the limit, and so fails. */
function budgetOf(address: string, kind: Kind, bytes: number): number {
  const before = accepted[address]?.[kind]
  if (before !== undefined && bytes <= before) return before
  return Math.min(Math.ceil(bytes * margin), limits[kind] ?? Infinity)
}

function acceptBudgets(): Budgets {
  const budgets = Object.fromEntries(
    Object.entries(measured).map(([address, weight]) => [
      address,
      Object.fromEntries(kinds.map((kind) => [kind, budgetOf(address, kind, weight[kind])])) as Weight,
    ]),
  )
  fs.writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`)
  console.log(`Wrote ${file}.`)
  writeSection('weight', tableOf(measured))
  writeSection('refresh', refreshTable(refreshes))
  return budgets
}

const budgets = process.argv.includes('--update') ? acceptBudgets() : accepted
const problems = [
  ...complaints(measured, budgets),
  ...Object.entries(refreshes)
    .filter(([, bytes]) => bytes > refreshBudget)
    .map(
      ([name, bytes]) => `${name} loads ${bytes} bytes to learn that nothing has changed, at most ${refreshBudget}.`,
    ),
]
for (const problem of problems) console.error(problem)
console.log(
  problems.length === 0
    ? 'Every page is within its budget.'
    : 'Lighten the pages, or accept with: npm run budgets -- --update, which accepts up to the limits of budgets.ts.',
)
process.exitCode = problems.length === 0 ? 0 : 1
