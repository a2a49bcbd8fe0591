import { locales, type Locale } from '../../i18n/locales.ts'
import type { PostSummary } from './posts.ts'

/** Cards on a page of the list, in the page's language. */
export const pageSize = 12
/** Posts of the second language on the first page, which links to the rest. */
export const otherSize = 6
/** Posts that a post links to. */
const neighborCount = 2

/** The data of a page of the list. */
export type ListPage = {
  readonly posts: readonly PostSummary[]
  readonly pageCount: number
  /** The newest posts of the second language; on the first page only. */
  readonly others: readonly PostSummary[]
  readonly hasMoreOthers: boolean
  /** Addresses of pictures by slug, on the first page. Only the build has them: the list's read has no pictures. */
  readonly pictures?: Readonly<Record<string, string>> | undefined
}

export type PostLink = Pick<PostSummary, 'locale' | 'slug' | 'title'>

export type BlogIndex = {
  readonly pageCount: (locale: Locale) => number
  readonly listPage: (locale: Locale, page: number) => ListPage
  /** The posts of its language that were published right before and after a post, newest first. */
  readonly neighbors: (slug: string) => readonly PostLink[] | undefined
}

/** Pages of the list of a language with so many posts. */
export const pageCountOf = (posts: number): number => Math.max(1, Math.ceil(posts / pageSize))

/** The one language whose newest posts a list shows below those of its own. */
export const secondLocale: Readonly<Record<Locale, Locale>> = { en: 'de', de: 'en' }

/** Sorts posts by language once, so that composing a page of the blog does not iterate over all of them. */
export function createBlogIndex(posts: readonly PostSummary[]): BlogIndex {
  const byLocale = new Map(locales.map((locale) => [locale, posts.filter((post) => post.locale === locale)]))
  const of = (locale: Locale): readonly PostSummary[] => byLocale.get(locale) ?? []
  const pageCount = (locale: Locale): number => pageCountOf(of(locale).length)

  return {
    pageCount,
    listPage(locale, page) {
      const others = page === 1 ? of(secondLocale[locale]) : []
      return {
        posts: of(locale).slice((page - 1) * pageSize, page * pageSize),
        pageCount: pageCount(locale),
        others: others.slice(0, otherSize),
        hasMoreOthers: others.length > otherSize,
      }
    },
    neighbors(slug) {
      const post = posts.find((it) => it.slug === slug)
      if (post === undefined) return undefined
      const inLocale = of(post.locale)
      const at = inLocale.indexOf(post)
      // The newest and the oldest post have both on one side.
      const start = Math.max(0, Math.min(at - 1, inLocale.length - 1 - neighborCount))
      return inLocale
        .slice(start, start + neighborCount + 1)
        .filter((it) => it !== post)
        .map(linkTo)
    },
  }
}

/**
 * A page of the list as the database has it now.
 * @param prerendered the page as the build has it: only the build knows pictures and, of a blog that one read does not
 *   return whole, the older posts
 */
export function refreshList(
  { posts, isComplete }: { readonly posts: readonly PostSummary[]; readonly isComplete: boolean },
  { locale, page }: { readonly locale: Locale; readonly page: number },
  prerendered: ListPage | undefined,
): ListPage {
  const list = createBlogIndex(posts).listPage(locale, page)
  if (prerendered === undefined) return list
  const { pictures } = prerendered
  // An empty answer may also come from a database whose policies hide all rows.
  if (isComplete && posts.length > 0) return { ...list, pictures }
  return {
    posts: list.posts.length < pageSize ? prerendered.posts : list.posts,
    pageCount: Math.max(list.pageCount, prerendered.pageCount),
    others: list.hasMoreOthers ? list.others : prerendered.others,
    hasMoreOthers: list.hasMoreOthers || prerendered.hasMoreOthers,
    pictures,
  }
}

const linkTo = ({ locale, slug, title }: PostSummary): PostLink => ({ locale, slug, title })
