import { Text } from '../../../components/Text/Text.tsx'
import { useMessage } from '../../../i18n/Message.tsx'
import { postPath } from '../../../routing/blogPaths.ts'
import type { Neighbors } from '../blogIndex.ts'
import { relatedPosts as copy } from '../copy.ts'
import { PostLine } from '../PostLine/PostLine.tsx'
import { PostCard } from '../PostCard/PostCard.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { cards, side, single, steps, stepTitle } from './RelatedPosts.css.ts'

/** Links from a post to the newer one, the older one, and up to three others of its language. */
export function RelatedPosts({ newer, older, related }: Neighbors) {
  const translate = useMessage()
  return (
    <>
      {(newer ?? older) !== undefined && (
        <nav className={steps} aria-label={translate(copy.label)}>
          {(['newer', 'older'] as const).map((which) => {
            const post = { newer, older }[which]
            return (
              post && (
                <a key={which} className={side[which]} href={postPath(post.locale, post.slug)} rel={relations[which]}>
                  <Text size="label" as="span">
                    {translate(copy[which])}
                  </Text>
                  <span className={stepTitle}>{post.title}</span>
                </a>
              )
            )
          })}
        </nav>
      )}
      {related.length > 0 && (
        <div>
          <Heading level={2}>{translate(copy.related)}</Heading>
          <ul className={related.length === 1 ? single : cards}>
            {related.map((post) =>
              related.length === 1 ? (
                <PostLine key={post.slug} post={post} />
              ) : (
                <PostCard key={post.slug} post={post} layout="small" level={3} />
              ),
            )}
          </ul>
        </div>
      )}
    </>
  )
}

const relations = { newer: 'prev', older: 'next' } as const
