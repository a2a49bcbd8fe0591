import type { BlogPosting } from 'schema-dts'
import { company } from '../../content/company.ts'
import { localeTags } from '../../i18n/locales.ts'
import { absolute } from '../../seo/metadata.ts'
import { addressOf, graphIds, type GraphContext } from '../../seo/structuredData.ts'
import type { FullArticle } from './article.ts'

/** A post, with the agency as its author. */
export function postGraph(context: Pick<GraphContext, 'origin' | 'route'>, post: FullArticle): BlogPosting[] {
  const { origin } = context
  const address = addressOf(context)
  const organization = { '@id': graphIds(origin).organization }
  return [
    {
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
    },
  ]
}
