import { isLocale, type Locale } from '../../i18n/locales.ts'
import { isSlug } from '../../routing/blogPaths.ts'
import { pictureAddress } from './pictureAddress.ts'
import { plainText } from './plainText.ts'
import { earliest, isBlank, isInstant, lengths, lengthOf, oneLine } from './rowRules.ts'

/** A post as the list reads it. */
export type PostSummary = {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly description: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly locale: Locale
}

/** A row of the database; its HTML has to be sanitised before it is shown. */
export type Post = PostSummary & {
  /** ISO 8601; equals the time of publication if the post was never changed. */
  readonly updatedAt: string
  readonly dirtyHtml: string
  /** Address of the social image, if an editor chose one, as `pictureAddress` returns it. */
  readonly featuredImage: string | undefined
}

/** What a list shows of a post. */
export const summaryOf = ({ id, title, slug, description, createdAt, locale }: PostSummary): PostSummary => ({
  id,
  title,
  slug,
  description,
  createdAt,
  locale,
})

/** The columns of the list's read. */
export const summaryColumns = 'id,title,slug,meta_description,created_at,language_code,published'

/** The database returned a row that is not a post. */
export class PostDataError extends Error {
  override name = 'PostDataError'
}

type Check = (value: unknown) => boolean
const isId: Check = (value) => (typeof value === 'string' && !isBlank(value)) || typeof value === 'number'

/** Reads columns of a row by name; an error names the column that is wrong. */
function columnsOf(row: unknown) {
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    throw new PostDataError(`content_posts: a row must be an object, but is ${show(row)}.`)
  const values = row as Readonly<Record<string, unknown>>
  const refuse = (name: string, expected: string): never => {
    throw new PostDataError(
      `content_posts: ${name}${nameOf(values)} must be ${expected}, but is ${show(values[name])}.`,
    )
  }
  const text = (name: keyof typeof lengths): string => {
    const value = values[name]
    if (typeof value !== 'string' || isBlank(value)) return refuse(name, 'text')
    const length = lengthOf(value)
    return length <= lengths[name] ? value : refuse(name, `at most ${lengths[name]} characters long, and has ${length}`)
  }
  return {
    text,
    /** A text without markup, in one line. */
    line: (name: 'title' | 'meta_description'): string => {
      const line = oneLine(plainText(text(name))).toWellFormed()
      return isBlank(line) ? refuse(name, 'text') : line
    },
    value: (name: string, check: Check, expected: string): string =>
      check(values[name]) ? String(values[name]) : refuse(name, expected),
    isUnset: (name: string): boolean => values[name] === undefined || values[name] === null,
  }
}

/** Which row a sentence is about: by its slug, else by its id. */
function nameOf({ slug, id }: Readonly<Record<string, unknown>>): string {
  if (typeof slug === 'string' && !isBlank(slug)) return ` of the post "${slug.slice(0, 80)}"`
  return isId(id) ? ` of the post with the id ${show(id)}` : ''
}

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

const time = `a time from ${earliest.slice(0, 4)} to 2999`

/** @throws {PostDataError} naming the column that is not what it should be */
export function parseSummary(row: unknown): PostSummary {
  const { value, line } = columnsOf(row)
  // The policies of supabase/migrations hide drafts; a table without them returns each.
  value('published', (it) => it === true || it === undefined, 'true, since visitors can read the row')
  return {
    id: value('id', isId, 'text'),
    title: line('title'),
    slug: value(
      'slug',
      isSlug,
      'a slug such as "notes-on-the-arras", of at most 200 characters, and none of the site’s own',
    ),
    description: line('meta_description'),
    createdAt: value('created_at', isInstant, time),
    locale: value('language_code', isLocale, 'a language of the site') as Locale,
  }
}

/** @throws {PostDataError} naming the column that is not what it should be */
export function parsePost(row: unknown): Post {
  const summary = parseSummary(row)
  const { value, text, isUnset } = columnsOf(row)
  const { featured_image: featuredImage } = row as { featured_image?: unknown }
  return {
    ...summary,
    updatedAt: isUnset('updated_at') ? summary.createdAt : value('updated_at', isInstant, `${time} or nothing`),
    dirtyHtml: text('content_html'),
    // A post is shown without a picture rather than not at all.
    featuredImage: typeof featuredImage === 'string' ? pictureAddress(featuredImage) : undefined,
  }
}

/** A sentence about a post whose own picture cannot be used; undefined if it has none, or a good one. */
export function pictureProblem(row: unknown): string | undefined {
  const image = (row as { featured_image?: unknown } | null)?.featured_image
  if (image === null || image === undefined || (typeof image === 'string' && pictureAddress(image) !== undefined))
    return undefined
  return `content_posts: featured_image${nameOf(row as Record<string, unknown>)} must be an https address or a path of the site, but is ${show(image)}. The post is shown without it.`
}
