import { Text } from '../../../components/Text/Text.tsx'
import { useMessage } from '../../../i18n/Message.tsx'
import { postPath } from '../../../routing/blogPaths.ts'
import type { PostLink } from '../blogIndex.ts'
import { relatedPosts as copy } from '../copy.ts'
import { line, list, related } from './RelatedPosts.css.ts'

/** Links from a post to others of its language: titles only. */
export function RelatedPosts({ posts }: { readonly posts: readonly PostLink[] }) {
  const translate = useMessage()
  if (posts.length === 0) return null
  return (
    <nav className={related} aria-labelledby="related">
      <Text size="label" id="related">
        {translate(copy.title)}
      </Text>
      <ul className={list}>
        {posts.map(({ locale, slug, title }) => (
          <li key={slug}>
            <a className={line} href={postPath(locale, slug)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
