import { Text } from '../../../components/Text/Text.tsx'
import { useMessage } from '../../../i18n/Message.tsx'
import { postPath } from '../../../routing/blogPaths.ts'
import type { Neighbours } from '../blogIndex.ts'
import { around as copy } from '../copy.ts'
import { PostCard } from '../PostCard/PostCard.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { cards, side, steps, stepTitle } from './Around.css.ts'

/** Where to read on from a post: the newer, the older, and others of its language. */
export function Around({ newer, older, related }: Neighbours) {
  const translate = useMessage()
  return (
    <>
      {(newer ?? older) !== undefined && (
        <nav className={steps} aria-label={translate(copy.label)}>
          {(['newer', 'older'] as const).map((which) => {
            const post = { newer, older }[which]
            return (
              post && (
                <a
                  key={which}
                  data-document=""
                  className={side[which]}
                  href={postPath(post.locale, post.slug)}
                  rel={relations[which]}
                >
                  <Text look="label" as="span">
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
          <ul className={cards}>
            {related.map((post) => (
              <PostCard key={post.slug} post={post} look="small" level={3} />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

const relations = { newer: 'prev', older: 'next' } as const
