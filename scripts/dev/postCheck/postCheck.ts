import { JSDOM } from 'jsdom'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isBlank, lengthOf, lengths } from '../../../src/features/blog/rowRules.ts'
import { sanitiseArticle } from '../../../src/features/blog/sanitiser/sanitiseArticle.ts'
import { defaultLocale, isLocale, locales, type Locale } from '../../../src/i18n/locales.ts'
import { runCommand, StartError } from '../../serve/backend/startError.ts'
import { lossesOf } from './losses.ts'

/** What the site makes of a text. */
export type PostReport = {
  /** A sentence for each thing that is changed, left out or missing. */
  readonly sentences: readonly string[]
  readonly html: string
  readonly words: number
}

/** Pure. */
export function checkPost(dirty: string, locale: Locale): PostReport {
  const { window } = new JSDOM('')
  const { html, words } = sanitiseArticle(dirty, window, locale)
  const parse = (text: string): Document => new window.DOMParser().parseFromString(text, 'text/html')
  const length = lengthOf(dirty)
  const tooLong =
    length > lengths.content_html
      ? [
          `The text has ${length} characters; the table takes ${lengths.content_html}. Upload pictures instead of pasting them.`,
        ]
      : []
  const nothing = isBlank(parse(html).body.textContent) ? ['Nothing is left to read.'] : []
  return { sentences: [...tooLong, ...nothing, ...lossesOf(parse(dirty), parse(html))], html, words }
}

/** @throws {StartError} naming the file that is no text */
function readText(file: string): string {
  let bytes: Buffer
  try {
    bytes = fs.readFileSync(file)
  } catch {
    throw new StartError(`${file} cannot be read. Usage: npm run post:check FILE [${locales.join('|')}]`)
  }
  if (bytes.subarray(0, 2).toString() === 'PK')
    throw new StartError(
      `${file} is a document of an office program. Save the text as HTML, or paste it into a file that ends in .html.`,
    )
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new StartError(`${file} is not in UTF-8. Save it in this encoding.`)
  }
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file, language = defaultLocale] = positionals
  if (file === undefined || !isLocale(language))
    throw new StartError(`Usage: npm run post:check FILE [${locales.join('|')}]. FILE has the text of a post as HTML.`)
  const { sentences, html, words } = checkPost(readText(file), language)
  const preview = path.join('reports/posts', `${path.parse(file).name}.html`)
  fs.mkdirSync(path.dirname(preview), { recursive: true })
  fs.writeFileSync(
    preview,
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${path.basename(preview)}</title>\n${html}\n`,
  )
  for (const sentence of sentences) console.log(`- ${sentence}`)
  console.log(sentences.length === 0 ? 'Everything is shown as it is.' : 'Everything else is shown as it is.')
  console.log(`${words} words. What the site shows, without its design: ${preview}`)
}

if (import.meta.main) await runCommand(main)
