import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { PostSkeleton } from '../../features/blog/Skeleton/Skeleton.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { useHref } from '../../seo/usePage.ts'
import { waiting } from './BlogPost.css.ts'
import { hero, loading } from './copy.ts'

/** Shown while a post is loading; without JavaScript it links to the list. */
export function LoadingArticle() {
  const translate = useMessage()
  const href = useHref()
  return (
    <>
      <PageHead title={loading.title} description={loading.description} isFound={false} />
      <Section>
        <div className={waiting}>
          <h1 className="visually-hidden">{translate(loading.title)}</h1>
          <PostSkeleton />
          <noscript>
            <Text>{translate(loading.noScript)}</Text>
            <a href={href('blog')}>{translate(hero.back)}</a>
          </noscript>
        </div>
      </Section>
    </>
  )
}
