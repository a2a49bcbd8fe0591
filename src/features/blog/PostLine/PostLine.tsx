import { Heading } from '../../../components/Heading/Heading.tsx'
import { usePage } from '../../../seo/usePage.ts'
import { postPath } from '../../../routing/blogPaths.ts'
import { longDate } from '../formats.ts'
import type { PostSummary } from '../posts.ts'
import { date, line, title } from './PostLine.css.ts'

type Props = {
  readonly post: Pick<PostSummary, 'title' | 'slug' | 'locale' | 'createdAt'>
  /** Level of the title in the page's outline. */
  readonly level?: 2 | 3
}

/** A post in one line, title and date: for a list next to the main one. */
export function PostLine({ post, level = 3 }: Props) {
  const page = usePage()
  const { locale, slug, createdAt } = post
  return (
    <li className={line}>
      <Heading level={level} size="item">
        <a className={title} href={postPath(locale, slug)} hrefLang={locale} lang={locale} data-document="">
          {post.title}
        </a>
      </Heading>
      <time className={date} dateTime={createdAt}>
        {longDate(createdAt, page.locale)}
      </time>
    </li>
  )
}
