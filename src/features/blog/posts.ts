import { isLocale, type Locale } from '../../i18n/locales.ts'
import { wellFormed } from '../../lib/wellFormed.ts'
import { slugPattern } from '../../routing/blogPaths.ts'

/** A post as the list reads it. */
export type PostSummary = {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly description: string
  /** ISO 8601, with its time zone. */
  readonly createdAt: string
  readonly locale: Locale
}

/** What changes whenever a post changes, without its text. */
export type PostVersion = PostSummary & {
  /** ISO 8601; equals the time of publication if the post was never changed. */
  readonly updatedAt: string
}

/** A row of the database; its HTML has to be sanitised before it is shown. */
export type Post = PostVersion & {
  readonly dirtyHtml: string
  /** Address of the social image, if an editor chose one. */
  readonly featuredImage: string | undefined
}

/** The columns of the list's read. */
export const summaryColumns = 'id,title,slug,meta_description,created_at,language_code'
export const versionColumns = `${summaryColumns},updated_at`

/** The database returned a row that is not a post. */
export class PostDataError extends Error {
  override name = 'PostDataError'
}

type Check<T> = (value: unknown) => value is T
const isText: Check<string> = (value): value is string => typeof value === 'string' && value.trim() !== ''
const isSlug: Check<string> = (value): value is string => isText(value) && slugPattern.test(value)
const isInstant: Check<string> = (value): value is string => isText(value) && !Number.isNaN(Date.parse(value))

/** Reads columns of a row by name; an error names the column that is wrong. */
function columnsOf(row: unknown) {
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    throw new PostDataError(`content_posts: a row must be an object, but is ${show(row)}.`)
  const values = row as Readonly<Record<string, unknown>>
  return <T>(name: string, check: Check<T>, expected: string): T => {
    const value = values[name]
    if (check(value)) return value
    const which = isText(values['slug']) ? ` of the post "${values['slug'].slice(0, 80)}"` : ''
    throw new PostDataError(`content_posts: ${name}${which} must be ${expected}, but is ${show(value)}.`)
  }
}

const show = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 80)

/** @throws {PostDataError} naming the column that is not what it should be */
export function parseSummary(row: unknown): PostSummary {
  const column = columnsOf(row)
  return {
    id: column('id', isText, 'text'),
    title: wellFormed(column('title', isText, 'text').trim()),
    slug: column('slug', isSlug, 'a slug such as "notes-on-the-arras"'),
    description: wellFormed(column('meta_description', isText, 'text').trim()),
    createdAt: column('created_at', isInstant, 'a time'),
    locale: column('language_code', isLocale, 'a language of the site'),
  }
}

const optional =
  <T>(check: Check<T>): Check<T | undefined | null> =>
  (value): value is T | undefined | null =>
    value === undefined || value === null || check(value)

/** @throws {PostDataError} naming the column that is not what it should be */
export function parseVersion(row: unknown): PostVersion {
  const summary = parseSummary(row)
  const updatedAt = columnsOf(row)('updated_at', optional(isInstant), 'a time or nothing') ?? summary.createdAt
  return { ...summary, updatedAt }
}

/** @throws {PostDataError} naming the column that is not what it should be */
export function parsePost(row: unknown): Post {
  const column = columnsOf(row)
  return {
    ...parseVersion(row),
    dirtyHtml: column('content_html', isText, 'text'),
    featuredImage: column('featured_image', optional(isText), 'an address or nothing') ?? undefined,
  }
}
