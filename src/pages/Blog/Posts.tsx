import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Section } from '../../components/Section/Section.tsx'
import type { ListPage } from '../../features/blog/blogIndex.ts'
import type { PostSummary } from '../../features/blog/posts.ts'
import { Pagination } from '../../features/blog/Pagination/Pagination.tsx'
import { PostCard } from '../../features/blog/PostCard/PostCard.tsx'
import { PostLine } from '../../features/blog/PostLine/PostLine.tsx'
import { articlePicture, articlePictureSet } from '../../features/blog/sanitiser/articlePictures.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { feedPath } from '../../routing/blogPaths.ts'
import { hrefFor } from '../../routing/manifest.ts'
import { feed, head, others, othersHead, picture, posts } from './Blog.css.ts'
import { list as copy } from './copy.ts'

type Props = { readonly page: number; readonly list: ListPage }

/** Posts in the page's language, newest first, followed by the newest posts in the other language. */
export function Posts({ page, list }: Props) {
  const translate = useMessage()
  const { locale } = useLanguage()
  const other = list.others[0]?.locale
  const pictures = list.pictures ?? {}
  // A post that is newer than the build has no picture, and is a row of words above it.
  const opening = list.posts.find(({ slug }) => pictures[slug] !== undefined)
  const pictureOf = (post: PostSummary) => {
    const address = pictures[post.slug]
    return address && (post === opening ? <OpeningPicture address={address} /> : <SmallPicture address={address} />)
  }
  return (
    <>
      {list.posts.length > 0 && (
        <Section labelledBy="articles" padding="below">
          {page === 1 ? (
            <h2 className="visually-hidden" id="articles">
              {translate(copy.title)}
            </h2>
          ) : (
            <div className={head}>
              <Heading level={2} size="chapter" id="articles">
                {translate(copy.page, { page })}
              </Heading>
            </div>
          )}
          <ul className={posts}>
            {list.posts.map((post) => (
              <PostCard
                key={post.slug}
                post={post}
                layout={post === opening ? 'opening' : 'row'}
                level={3}
                picture={pictureOf(post)}
              />
            ))}
          </ul>
          <Pagination page={page} pageCount={list.pageCount} />
          <p className={feed}>
            <Link href={feedPath(locale)} type="application/rss+xml" reloadDocument>
              {translate(copy.feed)}
            </Link>
          </p>
        </Section>
      )}
      {other !== undefined && (
        <Section tone="plaster" labelledBy="other-articles">
          <div className={othersHead}>
            <Heading level={2} size="chapter" id="other-articles">
              <Message of={copy.others[other]} />
            </Heading>
            {list.hasMoreOthers && (
              <Link href={hrefFor('blog', other)} tone="strong" hrefLang={other}>
                {translate(copy.allOthers[other])}
              </Link>
            )}
          </div>
          <ul className={others}>
            {list.others.map((post) => (
              <PostLine key={post.slug} post={post} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

/** The picture of a post in a row, decorative next to its title. */
function SmallPicture({ address }: { readonly address: string }) {
  return (
    <img
      className={picture}
      src={address}
      srcSet={articlePictureSet(address)}
      sizes="(min-width: 82.5em) 36rem, (min-width: 48em) 43vw, 7rem"
      width={articlePicture.width}
      height={articlePicture.height}
      alt=""
      loading="lazy"
    />
  )
}

/**
 * The picture of the newest post that has one, decorative next to its title. On wide screens its `sizes` ask for the largest variant.
 * React preloads an `img` outside of a `picture` in the body.
 */
function OpeningPicture({ address }: { readonly address: string }) {
  return (
    <picture>
      <img
        className={picture}
        src={address}
        srcSet={articlePictureSet(address)}
        sizes="(min-width: 64em) 65vw, 100vw"
        width={articlePicture.width}
        height={articlePicture.height}
        alt=""
        fetchPriority="high"
      />
    </picture>
  )
}
