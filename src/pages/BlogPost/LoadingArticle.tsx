import { Section } from '../../components/Section/Section.tsx'
import { PostSkeleton } from '../../features/blog/Skeleton/Skeleton.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { waiting } from './BlogPost.css.ts'
import { loading } from './copy.ts'

/** Shown while a post is loading. */
export function LoadingArticle() {
  const translate = useMessage()
  return (
    <>
      <PageHead title={loading.title} description={loading.description} isFound={false} />
      <Section>
        <div className={waiting}>
          <h1 className="visually-hidden">{translate(loading.title)}</h1>
          <PostSkeleton />
        </div>
      </Section>
    </>
  )
}
