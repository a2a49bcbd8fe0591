import { JSDOM } from 'jsdom'
import path from 'node:path'
import { sanitiseArticle } from '../../../src/features/blog/sanitiser/sanitiseArticle.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { articleProblems } from '../../build/blog/articleProblems.ts'
import { when } from '../../check/when.ts'
import { lossesOf } from './losses.ts'
import { readDocument, type Picture } from './readDocument.ts'
import { beginningOf, refusals, slugFor, takeTitle, type Row } from './row.ts'
import { writeTables } from './tables.ts'

export type Options = {
  readonly language: Locale
  /** Address of the folder where the pictures will be. */
  readonly pictures?: string | undefined
  readonly title?: string | undefined
  readonly slug?: string | undefined
  readonly description?: string | undefined
}

export type Post = {
  readonly row: Row
  readonly pictures: readonly Picture[]
  /** What the author has to know: what is lost, what leads nowhere, what is missing. */
  readonly sentences: readonly string[]
}

/** The address of a picture that has none yet: no address under `.invalid` exists (RFC 2606). */
const unfinished = 'https://pictures.invalid'

/**
 * Makes a row of an author's document.
 * @throws {StartError} naming a format that is not read, with what to do
 */
export async function convertPost(file: string, options: Options, origin: string): Promise<Post> {
  const { html, pictures, sentences } = await readDocument(file)
  const { window } = new JSDOM('')
  const read = (text: string): Document => new window.DOMParser().parseFromString(text, 'text/html')
  const document = read(html)
  const { body } = document
  for (const image of body.querySelectorAll('img')) {
    const name = image.getAttribute('src')
    const folder = options.pictures?.replace(/\/+$/, '') ?? unfinished
    if (pictures.some((picture) => picture.name === name)) image.setAttribute('src', `${folder}/${name}`)
  }
  const found = takeTitle(body, options.title)
  const title = found ?? (document.title.trim() || path.parse(file).name)
  const before = body.cloneNode(true) as Element
  const tables = writeTables(body)
  const content_html = sanitiseArticle(body.innerHTML, window, options.language).html
  const after = read(content_html).body
  const isFinished = pictures.length === 0 || options.pictures !== undefined
  const row: Row = {
    language_code: options.language,
    slug: options.slug ?? slugFor(title),
    title,
    meta_description: options.description ?? (beginningOf(after) || title),
    published: isFinished,
    content_html,
  }
  const missing = [
    ...when(found === undefined, `The text has no title. It is called "${title}"; --title "…" names it.`),
    ...when(
      options.description === undefined,
      'The description is the beginning of the text; --description "…" replaces it.',
    ),
  ]
  const upload = when(
    !isFinished,
    `The row is unfinished, and not published: upload the pictures of ${outputOf(file)}, then run this with --pictures and the address of their folder.`,
  )
  return {
    row,
    pictures,
    sentences: [
      ...missing,
      ...sentences,
      ...tables,
      ...lossesOf(before, after),
      ...articleProblems(body.innerHTML, { origin }),
      ...refusals(row),
      ...upload,
    ],
  }
}

/** Where a document's files are written, without an ending. */
export const outputOf = (file: string): string => `reports/posts/${path.parse(file).name}`
