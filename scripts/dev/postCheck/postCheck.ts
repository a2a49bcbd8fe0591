import { JSDOM } from 'jsdom'
import { isUtf8 } from 'node:buffer'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isBlank, lengthOf, lengths } from '../../../src/features/blog/rowRules.ts'
import { sanitiseArticle } from '../../../src/features/blog/sanitiser/sanitiseArticle.ts'
import { defaultLocale, isLocale, locales, type Locale } from '../../../src/i18n/locales.ts'
import { when } from '../../check/when.ts'
import { runCommand, StartError } from '../../serve/backend/startError.ts'
import { lossesOf } from './losses.ts'

const usage = `Usage: npm run post:check FILE [${locales.join('|')}]. FILE has the text of a post as HTML.`

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
  const [length, max] = [lengthOf(dirty), lengths.content_html]
  const tooLong = when(
    length > max,
    `The text has ${length} characters; the table takes ${max}. Upload pictures instead of pasting them.`,
  )
  const nothing = when(isBlank(parse(html).body.textContent), 'Nothing is left to read.')
  return { sentences: [...tooLong, ...nothing, ...lossesOf(parse(dirty), parse(html))], html, words }
}

/** @throws {StartError} naming the file that is no text */
function readText(file: string): string {
  if (!fs.existsSync(file)) throw new StartError(`${file} does not exist. ${usage}`)
  const bytes = fs.readFileSync(file)
  if (bytes.subarray(0, 2).toString() === 'PK')
    throw new StartError(
      `${file} is a document of an office program. Save the text as HTML, or paste it into a file that ends in .html.`,
    )
  if (!isUtf8(bytes)) throw new StartError(`${file} is not in UTF-8. Save it in this encoding.`)
  return new TextDecoder().decode(bytes)
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file, language = defaultLocale] = positionals
  if (file === undefined || !isLocale(language)) throw new StartError(usage)
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
