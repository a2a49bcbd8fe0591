import { Heading } from '../../../components/Heading/Heading.tsx'
import { postPath } from '../../../routing/blogPaths.ts'
import type { PostSummary } from '../posts.ts'
import { PostMeta } from '../PostMeta/PostMeta.tsx'
import { line, title } from './PostLine.css.ts'

type Props = {
  readonly post: Pick<PostSummary, 'title' | 'slug' | 'locale' | 'createdAt'>
  /** Level of the title in the page's outline. */
  readonly level?: 2 | 3
}

/** A post in one line, title, language and date: for a list next to the main one. */
export function PostLine({ post, level = 3 }: Props) {
  const { locale, slug, createdAt } = post
  return (
    <li className={line}>
      <Heading level={level} size="item">
        <a className={title} href={postPath(locale, slug)} hrefLang={locale} lang={locale}>
          {post.title}
        </a>
      </Heading>
      <PostMeta locale={locale} createdAt={createdAt} />
    </li>
  )
}
