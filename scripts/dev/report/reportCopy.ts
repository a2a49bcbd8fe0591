import { Readable } from 'node:stream'
import { chromium, type Browser } from 'playwright'
import { isLocale, locales, type Locale } from '../../../src/i18n/locales.ts'
import { findFiles } from '../../build/findFiles.ts'
import { chromiumLaunch } from '../../check/browser/browser.ts'
import { runCommand } from '../../serve/backend/startError.ts'
import { startServer } from '../../serve/serve.ts'

/**
 * `npx node scripts/dev/report/reportCopy.ts`: how much there is to read on each page of the built site, and how it is written.
 * A report for people who shorten texts: it has no limits.
 */
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const

const hedges: Readonly<Record<Locale, RegExp>> = {
  en: words('usually|as a rule|generally|in general|typically|normally|often|mostly|in most cases|tends? to|as far as'),
  de: words(
    'in der Regel|meist|meistens|üblicherweise|normalerweise|gewöhnlich|oft|häufig|soweit|derzeit|grundsätzlich|im Allgemeinen|gegebenenfalls|unter Umständen',
  ),
}
const numbers: Readonly<Record<Locale, RegExp>> = {
  en: words('two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'),
  de: words('zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf'),
}

/** Any of these words, as whole words. */
function words(alternatives: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'giu')
}
const word = /[\p{L}\p{N}][\p{L}\p{N}'’.,%€-]*/gu
/** Not those of times and scales. */
const colonOrSemicolon = /[:;](?=\s|$)/g

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** The addresses of the build, from its files: without the error page and the choice of a language. */
const addresses = findFiles('dist', '**/*.html')
  .map((file) => `/${file.replace(/\.html$/, '')}`)
  .filter((address) => isLocale(address.split('/')[1]))

/** The texts of `main`, each once, and its headings. Runs in the browser. */
function readMain() {
  const root = document.querySelector('main') ?? document.body
  const blockOf = (element: Element): Element => {
    const parent = element.parentElement
    const isInline = getComputedStyle(element).display.startsWith('inline')
    return isInline && parent !== null && root.contains(parent) ? blockOf(parent) : element
  }
  const isShown = (element: Element): boolean =>
    element === root ||
    (getComputedStyle(element).display !== 'none' && element.parentElement !== null && isShown(element.parentElement))
  const blocks = new Map<Element, string>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode
    // The title and description of a drawing are not rendered.
    const rendered = parent?.matches('title, desc') === true ? parent.closest('svg') : parent
    if (parent === null || rendered === null || parent.closest('script, style, noscript') || !isShown(rendered))
      continue
    const block = parent.closest('svg text, title, desc') ?? blockOf(parent)
    blocks.set(block, (blocks.get(block) ?? '') + textContent)
  }
  const texts = [...blocks.values()].map((text) => text.replaceAll(/\s+/g, ' ').trim())
  const isLabel = (text: string): boolean => text.split(' ').length < 4
  return {
    texts: texts.filter((text, at) => isLabel(text) || texts.indexOf(text) === at),
    headings: [...root.querySelectorAll('h1, h2, h3, h4')].map((heading) => heading.textContent),
    height: document.documentElement.scrollHeight,
  }
}

async function measure(browser: Browser, origin: string, address: string) {
  const locale = address.split('/')[1] as Locale
  const page = await browser.newPage(phone)
  await page.goto(origin + address)
  const { texts, headings, height } = await page.evaluate(readMain)
  await page.close()
  const text = texts.join('\n')
  const row = {
    words: count(text, word),
    hedges: count(text, hedges[locale]),
    counted: headings.filter((heading) => count(heading, numbers[locale]) > 0).length,
    colons: count(text, colonOrSemicolon),
    screens: Number((height / phone.viewport.height).toFixed(1)),
  }
  return { address, locale, row }
}

type Row = Awaited<ReturnType<typeof measure>>['row']
const columns = ['words', 'hedges', 'counted', 'colons', 'screens'] as const
const sumOf = (rows: readonly Row[]) =>
  Object.fromEntries(columns.map((key) => [key, Math.round(rows.reduce((total, row) => total + row[key], 0))]))

async function main(): Promise<void> {
  const [server, browser] = await Promise.all([startServer(), chromium.launch(chromiumLaunch())])
  const pages = await Readable.from(addresses)
    .map((address: string) => measure(browser, server.url, address), { concurrency: 4 })
    .toArray()
  await Promise.all([browser.close(), server.close()])
  const totals = locales.map((locale) => {
    const rows = pages.flatMap((page) => (page.locale === locale ? page.row : []))
    return [`all ${rows.length}, ${locale}`, sumOf(rows)] as const
  })
  console.table(Object.fromEntries([...pages.map(({ address, row }) => [address, row] as const), ...totals]))
}

if (import.meta.main) await runCommand(main)
