import { expect, test, type Page } from '@playwright/test'
import { sample } from 'fast-check'
import { JSDOM } from 'jsdom'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { sanitiseArticle, type CleanArticle } from '../src/features/blog/sanitiser/sanitiseArticle.ts'
import { markup } from '../src/features/blog/sanitiser/vectors/anyMarkup.ts'
import { vectors } from '../src/features/blog/sanitiser/vectors/vectors.ts'

const { window } = new JSDOM('')
const cleanInJsdom = (html: string): Omit<CleanArticle, 'content'> => {
  const { content: _, ...described } = sanitiseArticle(html, window)
  return described
}

type Sanitiser = { sanitiseArticle: (dirty: string, window: unknown) => CleanArticle }
declare const sanitiser: Sanitiser

// One worker: jsdom takes a few seconds for the articles.
test.describe.configure({ mode: 'default' })

const dirty = vectors.map(({ html }) => html)
let clean: readonly Omit<CleanArticle, 'content'>[]
let script = ''
test.beforeAll(async () => {
  clean = dirty.map(cleanInJsdom)
  const input = path.resolve(import.meta.dirname, '../src/features/blog/sanitiser/sanitiseArticle.ts')
  const bundle = await rolldown({ input })
  const { output } = await bundle.generate({ format: 'iife', name: 'sanitiser' })
  script = output[0].code
})

type Opened = {
  /** Sources of the calls of `xss()` and `alert()`. */
  readonly ran: () => Promise<readonly string[]>
  readonly foreign: readonly string[]
  readonly violations: () => Promise<readonly string[]>
}

/** A page of the site's origin with the sanitiser and these articles, as prerendered. */
async function open(page: Page, articles: readonly string[], policy?: string): Promise<Opened> {
  const foreign: string[] = []
  const body = `<!doctype html><meta charset="utf-8"><title>x</title><script src="/sanitiser.js"></script>
    ${articles.map((html) => `<div class="article">${html}</div>`).join('\n')}`
  await page.addInitScript(() => {
    const notes = { ran: [] as string[], violations: [] as string[] }
    const note = (text: unknown) => notes.ran.push(String(text))
    Object.assign(window, { notes, xss: note, alert: note })
    addEventListener('securitypolicyviolation', (event) => notes.violations.push(event.violatedDirective))
  })
  await page.route('**/*', (route) => {
    const { hostname, pathname } = new URL(route.request().url())
    if (hostname !== '127.0.0.1') {
      foreign.push(route.request().url())
      return route.abort()
    }
    if (pathname === '/articles')
      return route.fulfill({
        contentType: 'text/html',
        body,
        headers: policy === undefined ? {} : { 'content-security-policy': policy },
      })
    if (pathname === '/sanitiser.js') return route.fulfill({ contentType: 'text/javascript', body: script })
    return route.fulfill({ status: 404, body: '' })
  })
  await page.goto('/articles')
  const notes = () => page.evaluate(() => Reflect.get(window, 'notes') as { ran: string[]; violations: string[] })
  return { foreign, ran: async () => (await notes()).ran, violations: async () => (await notes()).violations }
}

const allowed = () => clean.map(({ html }) => html)

/** Waits until each picture has loaded or failed, so that its event handlers have run. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await new Promise(requestAnimationFrame)
  })

const insertAll = (page: Page, articles: readonly string[]): Promise<void> =>
  page.evaluate((list) => {
    for (const html of list) {
      const element = document.createElement('div')
      document.body.append(element)
      // Same call as in ArticleBody.
      element.replaceChildren(document.importNode(sanitiser.sanitiseArticle(html, window).content, true))
    }
  }, articles)

test('Chromium and jsdom give the same clean article, to the byte', async ({ page }) => {
  const random = sample(markup, 100)
  const all = [...dirty, ...random]
  await open(page, [])
  const inChromium = await page.evaluate(
    (list) =>
      list.map((html) => {
        const { content: _, ...described } = sanitiser.sanitiseArticle(html, window)
        return described
      }),
    all,
  )
  const report = (cleaned: readonly Omit<CleanArticle, 'content'>[]) =>
    all.map((html, at) => ({ html, clean: cleaned[at] }))
  expect(report(inChromium)).toEqual(report([...clean, ...random.map(cleanInJsdom)]))
})

test('nothing runs and nothing foreign is asked for: prerendered, and inserted by the app', async ({ page }) => {
  const { foreign, ran } = await open(page, allowed())
  await settle(page)
  await insertAll(page, dirty)
  await settle(page)
  expect(await ran()).toEqual([])
  expect(foreign).toEqual([])
  const leadTo = await page.evaluate(() => ({
    schemes: [...document.links].map(({ href }) => new URL(href).protocol),
    pictures: [...document.images].map(({ src }) => new URL(src).origin),
  }))
  expect(new Set(leadTo.schemes)).toEqual(new Set(['http:', 'https:', 'mailto:', 'tel:']))
  expect(new Set(leadTo.pictures)).toEqual(new Set([new URL(page.url()).origin]))
})

test('without the sanitiser the same page notices what runs and what is asked for', async ({ page }) => {
  const { foreign, ran } = await open(page, ['<img src=x onerror=alert(1)>', '<script>xss(2)</script>'])
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="//evil.example/a.jpg"><img src=y onerror=alert(3)>')
  })
  await settle(page)
  expect((await ran()).toSorted()).toEqual(['1', '2', '3'])
  expect(foreign.map((url) => new URL(url).host)).toEqual(['evil.example'])
})

test('works where the site enforces Trusted Types', async ({ page }) => {
  const policy = "require-trusted-types-for 'script'; trusted-types dompurify"
  const { violations } = await open(page, [], policy)
  await insertAll(page, ['<h1>Title</h1><h2>Costs</h2><p onclick="xss()">Ten per <b>cent</b></p>', ...allowed()])
  expect(await violations()).toEqual([])
  await expect(page.locator('div').first()).toHaveText('CostsTen per cent')
  const refused = page.evaluate(() => void (document.body.innerHTML = '<p>a string</p>'))
  await expect(refused).rejects.toThrow('TypeError')
})
