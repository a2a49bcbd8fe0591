import { JSDOM } from 'jsdom'
import type { Locale } from '../../../i18n/locales.ts'
import { listPath, matchBlogPath, postPath } from '../../../routing/blogPaths.ts'
import { articleOf, type FullArticle } from '../article.ts'
import type { BlogData } from '../blogData.ts'
import { createBlogIndex, type ListPage } from '../blogIndex.ts'
import { summaryOf, type Post } from '../posts.ts'
import { articlePictureSet } from '../sanitiser/articlePictures.ts'

/** The blog of a database, for the prerender. */
export type PrerenderedBlog = {
  /** Addresses of a language: further pages of the list, and posts. */
  readonly paths: (locale: Locale) => { readonly lists: readonly string[]; readonly posts: readonly string[] }
  /** The data of the page at a path; `null` for a page that shows nothing of the database. */
  readonly read: (path: string) => BlogData | null
}

/** @param posts newest first */
export function prerenderBlog(posts: readonly Post[]): PrerenderedBlog {
  const index = createBlogIndex(posts.map(summaryOf))
  const bySlug = new Map(posts.map((post) => [post.slug, post]))
  // One window for all posts: creating one costs more than sanitising an article.
  const { window } = new JSDOM('')

  /** With the pictures of its posts that are of the site, on the first page. */
  function listPage(locale: Locale, page: number): ListPage {
    const list = index.listPage(locale, page)
    if (page > 1) return list
    const pictures = list.posts.flatMap(({ slug }): (readonly [string, string])[] => {
      const image = article(slug)?.image
      return image !== undefined && articlePictureSet(image) !== undefined ? [[slug, image]] : []
    })
    return { ...list, pictures: Object.fromEntries(pictures) }
  }

  function article(slug: string): FullArticle | undefined {
    const post = bySlug.get(slug)
    return post && articleOf(post, window)
  }

  return {
    paths: (locale) => ({
      lists: Array.from({ length: index.pageCount(locale) - 1 }, (_, at) => listPath(locale, at + 2)),
      posts: posts.filter((post) => post.locale === locale).map(({ slug }) => postPath(locale, slug)),
    }),
    read(path) {
      const address = matchBlogPath(path)
      if (address === undefined) return null
      if (address.kind === 'list') return { kind: 'list', path, list: listPage(address.locale, address.page) }
      const found = article(address.slug)
      return found ? { kind: 'post', path, article: found, neighbors: index.neighbors(address.slug) ?? [] } : null
    },
  }
}
