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
 * 500 ms after hydration, with these, which the guide and the blog need. `refresh` is what a page of the blog may load after
 * that, where no post has changed.
 */
const budget = { html: 20_000, css: 12_700, js: 145_000, font: 40_000, image: 70_000, refresh: 15_000 }
type Weight = typeof budget
type Kind = keyof Weight
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
async function weigh({ page: kindOfPage, path: address }: Route) {
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
  const weight: Weight = { html: 0, css: 0, js: 0, font: 0, image: 0, refresh: 0 }
  for (const request of finished) {
    const kind = kindOf(request)
    const size = await sizeOf(request)
    if (request.timing().startTime >= end) weight.refresh += isBlog ? size : 0
    else if (kind !== undefined) weight[kind] += size
  }
  await page.close()
  return { address, weight }
}

const server = await startServer()
const browser = await chromium.launch(chromiumLaunch(wholeBrowsers))
// Several pages at the same time: each waits for idle periods most of the time.
const pages = await Readable.from(routesWithNewestPosts('dist')).map(weigh, { concurrency: 4 }).toArray()
await browser.close()
await server.close()
console.table(Object.fromEntries(pages.map(({ address, weight }) => [address, weight])))
const problems = pages.flatMap(({ address, weight }) =>
  Object.entries<number>(weight).flatMap(([kind, bytes]) => {
    const most = budget[kind as Kind]
    return bytes > most
      ? [`${address} loads ${bytes} bytes of ${kind}, the budget is ${most}: lighten it, or raise the budget.`]
      : []
  }),
)
for (const problem of problems) console.error(problem)
if (problems.length === 0) console.log('Every page is within the budget.')
process.exitCode = problems.length === 0 ? 0 : 1
