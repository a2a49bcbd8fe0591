import type { Blog, BlogPosting, Thing } from 'schema-dts'
import { company } from '../content/company.ts'
import { localeTags, type Locale } from '../i18n/locales.ts'
import { hrefFor } from '../routing/manifest.ts'
import { postPath } from '../routing/blogPaths.ts'
import { absolute } from './metadata.ts'
import { addressOf, graphIds, type GraphContext } from './structuredData.ts'

type Context = Pick<GraphContext, 'origin' | 'route' | 'locale'>
type PostOfList = {
  readonly title: string
  readonly slug: string
  readonly createdAt: string
  readonly locale: Locale
}
type PostOfPage = PostOfList & {
  readonly description: string
  readonly updatedAt: string
  readonly words: number
  readonly image: string | undefined
}

const blogId = (origin: string, locale: Locale): string => `${origin}${hrefFor('blog', locale)}#blog`

/** The blog, with the posts that this page of the list shows. */
export function blogGraph(context: Context, posts: readonly PostOfList[]): Thing[] {
  const { origin, locale } = context
  const blog: Blog = {
    '@type': 'Blog',
    '@id': blogId(origin, locale),
    url: origin + hrefFor('blog', locale),
    inLanguage: localeTags[locale].intl,
    publisher: { '@id': graphIds(origin).organization },
    mainEntityOfPage: { '@id': `${addressOf(context)}#page` },
    blogPost: posts.map((post): BlogPosting => ({
      '@type': 'BlogPosting',
      '@id': `${origin}${postPath(post.locale, post.slug)}#post`,
      headline: post.title,
      url: origin + postPath(post.locale, post.slug),
      datePublished: post.createdAt,
      inLanguage: localeTags[post.locale].intl,
    })),
  }
  return [blog]
}

/** A post, on its own page, with the agency as its author. */
export function postGraph(context: Context, post: PostOfPage): Thing[] {
  const { origin, locale } = context
  const address = addressOf(context)
  const organization = { '@id': graphIds(origin).organization }
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    '@id': `${address}#post`,
    mainEntityOfPage: { '@id': `${address}#page` },
    headline: post.title,
    description: post.description,
    url: address,
    inLanguage: localeTags[post.locale].intl,
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    wordCount: post.words,
    image: absolute(post.image ?? company.socialImage, origin),
    author: organization,
    publisher: organization,
    isPartOf: { '@type': 'Blog', '@id': blogId(origin, locale), url: origin + hrefFor('blog', locale) },
  }
  return [posting]
}
