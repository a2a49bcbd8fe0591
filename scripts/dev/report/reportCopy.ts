import { Readable } from 'node:stream'
import { chromium } from 'playwright'
import { locales } from '../../../src/i18n/locales.ts'
import type { Route } from '../../../src/routing/manifest.ts'
import { builtRoutes } from '../../build/blog/blogPages.ts'
import { chromiumLaunch } from '../../check/browser/browser.ts'
import { runCommand } from '../../serve/backend/startError.ts'
import { startServer } from '../../serve/serve.ts'

/** `npm run report:copy`: how much there is to read on each built page, for people who shorten texts. It has no limits. */
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const
const pagesAtOnce = 4
const word = /[\p{L}\p{N}][\p{L}\p{N}'’.,%€-]*/gu

/** The text of `main`, also that of closed panels, and the height of the page. Runs in the browser. */
function readMain() {
  const height = document.documentElement.scrollHeight
  for (const panel of document.querySelectorAll('[hidden="until-found"]')) panel.removeAttribute('hidden')
  return { text: document.querySelector('main')?.innerText ?? '', height }
}

await runCommand(async () => {
  const [server, browser] = await Promise.all([startServer(), chromium.launch(chromiumLaunch())])
  const measure = async ({ path, locale }: Route) => {
    const page = await browser.newPage(phone)
    await page.goto(server.url + path)
    const { text, height } = await page.evaluate(readMain)
    await page.close()
    const screens = Number((height / phone.viewport.height).toFixed(1))
    return { path, locale, row: { words: text.match(word)?.length ?? 0, screens } }
  }
  const pages = await Readable.from(builtRoutes('dist')).map(measure, { concurrency: pagesAtOnce }).toArray()
  await Promise.all([browser.close(), server.close()])
  const totals = locales.map((locale) => {
    const rows = pages.filter((page) => page.locale === locale).map(({ row }) => row)
    const sum = (column: 'words' | 'screens') => Math.round(rows.reduce((total, row) => total + row[column], 0))
    return [`all ${rows.length}, ${locale}`, { words: sum('words'), screens: sum('screens') }]
  })
  console.table(Object.fromEntries([...pages.map(({ path, row }) => [path, row]), ...totals]))
})
