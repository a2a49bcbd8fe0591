import { Heading } from '../../components/Heading/Heading.tsx'
import { link } from '../../components/Link/Link.css.ts'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { ListPage } from '../../features/blog/blogIndex.ts'
import { Pagination } from '../../features/blog/Pagination/Pagination.tsx'
import { PostCard } from '../../features/blog/PostCard/PostCard.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { feedPath } from '../../routing/blogPaths.ts'
import { hrefFor } from '../../routing/manifest.ts'
import { usePage } from '../../seo/usePage.ts'
import { feed, head, otherCards, posts } from './Blog.css.ts'
import { list as copy } from './copy.ts'

type Props = { readonly page: number; readonly list: ListPage }

/** The posts of the page's language, newest first, and below them the newest of the other. */
export function Posts({ page, list }: Props) {
  const translate = useMessage()
  const { locale } = usePage()
  const other = list.others[0]?.locale
  return (
    <>
      {list.posts.length > 0 && (
        <Section labelledBy="articles">
          <div className={head}>
            {page === 1 ? (
              <h2 className="visually-hidden" id="articles">
                {translate(copy.title)}
              </h2>
            ) : (
              <Heading level={2} size="chapter" id="articles">
                {translate(copy.page, { page })}
              </Heading>
            )}
          </div>
          <ul className={posts} data-live="later">
            {list.posts.map((post, at) => (
              <PostCard key={post.slug} post={post} look={page === 1 && at === 0 ? 'lead' : 'row'} level={3} />
            ))}
          </ul>
          <Pagination page={page} pageCount={list.pageCount} />
          <p className={feed}>
            <a className={link.text} href={feedPath(locale)} type="application/rss+xml">
              {translate(copy.feed)}
            </a>
          </p>
        </Section>
      )}
      {other !== undefined && (
        <Section
          tone="plaster"
          shape="wideAside"
          labelledBy="other-articles"
          aside={
            <div className={head}>
              <Heading level={2} id="other-articles">
                <Message of={copy.others[other]} />
              </Heading>
              <Text look="quiet">{translate(copy.othersText[other])}</Text>
              {list.hasMoreOthers && (
                <a className={link.strong} href={hrefFor('blog', other)} hrefLang={other} data-document="">
                  {translate(copy.allOthers[other])}
                </a>
              )}
            </div>
          }
        >
          <ul className={otherCards}>
            {list.others.map((post) => (
              <PostCard key={post.slug} post={post} look="small" level={3} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
