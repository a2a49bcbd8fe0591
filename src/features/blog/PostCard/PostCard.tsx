import type { ReactNode } from 'react'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { useMessage } from '../../../i18n/Message.tsx'
import { postPath } from '../../../routing/blogPaths.ts'
import { card as copy } from '../copy.ts'
import type { PostSummary } from '../posts.ts'
import { PostMeta } from '../PostMeta/PostMeta.tsx'
import { card, description, read, text, title, view, words, type CardLayout } from './PostCard.css.ts'

type Props = {
  readonly post: PostSummary
  /** `opening` is the first post of the list that has a picture, `row` any other. */
  readonly layout?: CardLayout
  readonly picture?: ReactNode
  /** Level of the title in the page's outline. */
  readonly level?: 2 | 3
}

const sizes = { opening: 'section', row: 'item' } as const

/**
 * A post in the list; the whole card is a link. The link loads the document: a prerendered post arrives faster, and more
 * reliably, than its row of the database.
 */
export function PostCard({ post, layout = 'row', picture, level = 2 }: Props) {
  const translate = useMessage()
  const href = postPath(post.locale, post.slug)
  const id = `post-${post.slug}`
  return (
    <li className={card[layout]}>
      {picture && <div className={view[layout]}>{picture}</div>}
      <div className={words[layout]}>
        <PostMeta locale={post.locale} createdAt={post.createdAt} />
        <div className={text} lang={post.locale}>
          <Heading level={level} size={sizes[layout]}>
            <a className={title} href={href} id={id}>
              {post.title}
            </a>
          </Heading>
          <p className={description}>{post.description}</p>
        </div>
        <Link
          className={read}
          href={href}
          tone="text"
          hrefLang={post.locale}
          id={`${id}-read`}
          aria-labelledby={`${id}-read ${id}`}
          reloadDocument
        >
          {translate(copy.read)}
        </Link>
      </div>
    </li>
  )
}
