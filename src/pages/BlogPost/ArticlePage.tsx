import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { pageLabels } from '../../content/pageLabels.ts'
import type { FullArticle } from '../../features/blog/article.ts'
import { ArticleBody } from '../../features/blog/ArticleBody/ArticleBody.tsx'
import type { PostLink } from '../../features/blog/blogIndex.ts'
import { Contents } from '../../features/blog/Contents/Contents.tsx'
import { longDate } from '../../features/blog/formats.ts'
import { PostMeta } from '../../features/blog/PostMeta/PostMeta.tsx'
import { RelatedPosts } from '../../features/blog/RelatedPosts/RelatedPosts.tsx'
import { postGraph } from '../../features/blog/structuredData.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { feedPath, postPath } from '../../routing/blogPaths.ts'
import { PageHead } from '../../seo/PageHead.tsx'
import { useHref } from '../../routing/usePage.ts'
import {
  article,
  aside,
  back,
  column,
  end,
  head,
  hero,
  inner,
  invitation,
  next,
  page,
  path,
  published,
  story,
  titles,
} from './BlogPost.css.ts'
import { footer, hero as copy } from './copy.ts'

type Props = {
  readonly data: FullArticle & { readonly neighbors: readonly PostLink[] }
}

/** A post: title, text with its table of contents, one next step, and two other titles. */
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
              <PostMeta locale={locale} createdAt={createdAt} words={words} namesLanguage />
              <div className={titles}>
                <Heading level={1} size="below">
                  {title}
                </Heading>
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
                <p className={invitation}>{translate(footer.text)}</p>
                <div className={next}>
                  <Button href={href('contact')}>{translate(footer.contact)}</Button>
                  <Link href={href('blog')} tone="strong">
                    {translate(footer.more)}
                  </Link>
                </div>
                <RelatedPosts posts={neighbors} />
              </footer>
            </div>
          </div>
        </div>
      </article>
    </>
  )
}
