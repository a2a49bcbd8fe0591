import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { pageLabels } from '../../content/pageLabels.ts'
import { FeatureBoundary } from '../../components/FeatureBoundary/FeatureBoundary.tsx'
import type { FullArticle } from '../../features/blog/article.ts'
import { ArticleBody } from '../../features/blog/ArticleBody/ArticleBody.tsx'
import type { Neighbors } from '../../features/blog/blogIndex.ts'
import { Contents } from '../../features/blog/Contents/Contents.tsx'
import { longDate } from '../../features/blog/formats.ts'
import { PostMeta } from '../../features/blog/PostMeta/PostMeta.tsx'
import { RelatedPosts } from '../../features/blog/RelatedPosts/RelatedPosts.tsx'
import { Share } from '../../features/blog/Share/Share.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { feedPath, postPath } from '../../routing/blogPaths.ts'
import { postGraph } from '../../seo/blog.ts'
import { PageHead } from '../../seo/PageHead.tsx'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { siteOrigin } from '../../seo/siteUrl.ts'
import { useHref } from '../../seo/usePage.ts'
import {
  article,
  aside,
  back,
  column,
  end,
  head,
  hero,
  inner,
  more,
  page,
  path,
  published,
  story,
  titles,
} from './BlogPost.css.ts'
import { footer, hero as copy } from './copy.ts'

type Props = {
  readonly data: FullArticle & { readonly neighbors: Neighbors }
}

/** A post: title, text with its table of contents, share links, and related posts. */
export function ArticlePage({ data }: Props) {
  const translate = useMessage()
  const href = useHref()
  const { title, description, createdAt, updatedAt, locale, slug, words, headings, image, neighbors, html } = data
  const address = postPath(locale, slug)
  const trail = [
    ...(['home', 'blog'] as const).map((id) => ({ label: translate(pageLabels[id]), href: href(id) })),
    { label: title, href: address },
  ]
  return (
    <>
      <PageHead
        title={title}
        description={description}
        image={image}
        article={{ publishedAt: createdAt, updatedAt }}
        structuredData={(context) => postGraph(context, data)}
        feed={{ href: feedPath(locale), title: translate(pageLabels.blog) }}
      />
      <article className={article}>
        <header className={hero}>
          <div className={inner}>
            <div className={path}>
              <Breadcrumbs label={translate(copy.breadcrumbs)} items={trail} />
              <Link href={href('blog')} className={back}>
                {translate(copy.back)}
              </Link>
            </div>
            <div className={head}>
              <PostMeta locale={locale} createdAt={createdAt} words={words} />
              <div className={titles}>
                <Heading level={1}>{title}</Heading>
                <Text size="lead">{description}</Text>
              </div>
            </div>
          </div>
        </header>
        <div className={story}>
          <div className={page}>
            <aside className={aside}>
              <Contents headings={headings} />
            </aside>
            <div className={column}>
              <ArticleBody html={html} />
              <footer className={end}>
                <p className={published}>
                  {translate(footer.published)} <time dateTime={createdAt}>{longDate(createdAt, locale)}</time>
                </p>
                <FeatureBoundary>
                  <Share title={title} address={siteOrigin(env) + address} />
                </FeatureBoundary>
              </footer>
            </div>
          </div>
        </div>
      </article>
      <div className={more}>
        <RelatedPosts {...neighbors} />
      </div>
      <CallToAction title={footer.title} text={footer.text} tone="letter">
        <Button href={href('contact')}>{translate(footer.contact)}</Button>
        <Link href={href('blog')} tone="strong">
          {translate(footer.more)}
        </Link>
      </CallToAction>
    </>
  )
}
