import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { PostSkeleton } from '../../features/blog/Skeleton/Skeleton.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { useHref } from '../../seo/usePage.ts'
import { notice, waiting } from './BlogPost.css.ts'
import { hero, loading, missing } from './copy.ts'

/** While the database is asked; without JavaScript it says what to do instead. */
export function LoadingArticle() {
  const translate = useMessage()
  const href = useHref()
  return (
    <>
      <PageHead title={loading.title} description={loading.description} isFound={false} />
      <Section>
        <div className={waiting} data-live="">
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

/** There is no such post, or no longer, or it could not be read (specification, sections 2 and 8). */
export function ArticleNotFound() {
  const translate = useMessage()
  const href = useHref()
  return (
    <>
      <PageHead title={missing.metaTitle} description={missing.text} isFound={false} />
      <Section>
        <div className={notice}>
          <Heading level={1}>{translate(missing.title)}</Heading>
          <Text look="lead">{translate(missing.text)}</Text>
          <Button href={href('blog')}>{translate(hero.back)}</Button>
        </div>
      </Section>
    </>
  )
}
