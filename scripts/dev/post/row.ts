import { isSlug } from '../../../src/routing/blogPaths.ts'
import { isBlank, lengths, lengthOf } from '../../../src/features/blog/rowRules.ts'
import { slug as slugOf } from '../../../src/features/blog/sanitiser/slug.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { StartError } from '../../serve/backend/startError.ts'

/** A row of `content_posts`, without the columns that the table fills in. */
export type Row = {
  readonly language_code: Locale
  readonly slug: string
  readonly title: string
  readonly meta_description: string
  readonly published: boolean
  readonly content_html: string
}

const lineOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim()

/**
 * Takes the title out of a text, since the page shows it above: the paragraph of the style Title, or a heading of the first level
 * before all others. Further headings of that level are sections, and each level moves one down.
 * @param given the title, if the author named one
 */
export function takeTitle(body: Element, given: string | undefined): string | undefined {
  const [first] = [...body.querySelectorAll('h1, h2, h3')].filter((heading) => lineOf(heading) !== '')
  const isTitle = first?.localName === 'h1' && (given === undefined || lineOf(first) === given)
  const title = body.querySelector('h1.title') ?? (isTitle ? first : undefined)
  title?.remove()
  if (body.querySelector('h1') !== null) for (const level of [5, 4, 3, 2, 1]) moveDown(body, level)
  return given ?? (title === undefined ? undefined : lineOf(title))
}

function moveDown(body: Element, level: number): void {
  for (const heading of body.querySelectorAll(`h${level}`)) {
    const lower = body.ownerDocument.createElement(`h${level + 1}`)
    lower.id = heading.id
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
}

/** Longest description of which a card on a phone shows all, in characters. */
const longestDescription = 118

/** The beginning of an article's first paragraph without the marks of notes, up to the end of a word. */
export function beginningOf(article: Element): string {
  const paragraph = article.querySelector('p')?.cloneNode(true) as Element | undefined
  for (const mark of paragraph?.querySelectorAll('a[href^="#"]') ?? []) mark.remove()
  const line = paragraph === undefined ? '' : lineOf(paragraph)
  return line.length <= longestDescription ? line : `${line.slice(0, longestDescription).replace(/\s+\S*$/, '')}…`
}

/** @throws {StartError} when a title makes no address */
export function slugFor(title: string): string {
  const slug = slugOf(title)
  if (!isSlug(slug)) throw new StartError(`The title "${title}" makes no address. Give one: --slug notes-on-the-arras`)
  return slug
}

/** A sentence for each column that the table would refuse. */
export const refusals = (row: Row): string[] =>
  (['title', 'meta_description', 'content_html'] as const).flatMap((name) => {
    const length = lengthOf(row[name])
    if (isBlank(row[name])) return [`${name} is empty; the table takes text.`]
    return length <= lengths[name] ? [] : [`${name} has ${length} characters; the table takes ${lengths[name]}.`]
  })

const literal = (value: string | boolean): string =>
  typeof value === 'boolean' ? String(value) : `'${value.replaceAll("'", "''")}'`

/** The row as SQL for Supabase's SQL editor, also for a post that is changed; an unfinished row leaves a published post as it is. */
export function sqlOf(row: Row): string {
  const names = Object.keys(row)
  return `-- Returns the slug, or nothing if a post in another language has it: choose another with --slug.${row.published ? '' : '\n-- The row is unfinished: it also returns nothing, and changes nothing, if the post is published.'}
insert into public.content_posts as post (${names.join(', ')})
values (
  ${Object.values(row).map(literal).join(',\n  ')}
)
on conflict (slug) do update set
  ${names.map((name) => `${name} = excluded.${name}`).join(',\n  ')}
where post.language_code = excluded.language_code and (excluded.published or not post.published)
returning slug;
`
}
