import { useLocation } from 'react-router-dom'
import { BlogQueries } from '../../features/blog/BlogQueries.tsx'
import { ListSkeleton } from '../../features/blog/Skeleton/Skeleton.tsx'
import { useListPage } from '../../features/blog/useBlog.ts'
import { useRedirect } from '../../features/blog/useRedirect.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { feedPath, listPath, matchBlogPath } from '../../routing/blogPaths.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { PageHero } from '../../sections/PageHero/PageHero.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { useHref } from '../../routing/usePage.ts'
import { callToAction, hero, meta } from './copy.ts'
import { ComingSoon, OutOfReach } from './Notice.tsx'
import { Posts } from './Posts.tsx'

export function Blog() {
  return (
    <BlogQueries>
      <List />
    </BlogQueries>
  )
}

function List() {
  const { locale } = useLanguage()
  const { pathname } = useLocation()
  const translate = useMessage()
  const href = useHref()
  const address = matchBlogPath(pathname)
  const page = address?.kind === 'list' ? address.page : 1
  const reading = useListPage(locale, page)
  const shown = reading.state === 'found' ? reading.data.posts : []
  // The link points to a page beyond the end of the list.
  const isGone = reading.state === 'found' && page > 1 && shown.length === 0
  useRedirect(isGone ? listPath(locale, 1) : undefined)
  if (isGone) return null
  return (
    <>
      <PageHead
        title={page === 1 ? meta.title : translate(meta.furtherTitle, { page })}
        description={page === 1 ? meta.description : translate(meta.furtherDescription, { page })}
        // A page after the first may turn out not to exist while it is still loading.
        isFound={page === 1 || shown.length > 0}
        feed={{ href: feedPath(locale), title: translate(meta.feed) }}
      />
      <PageHero {...hero} />
      {reading.state === 'loading' && (
        <Section>
          <ListSkeleton />
        </Section>
      )}
      {reading.state === 'failed' && <OutOfReach />}
      {reading.state === 'found' && (
        <>
          {shown.length === 0 && <ComingSoon />}
          <Posts page={page} list={reading.data} />
        </>
      )}
      <CallToAction title={callToAction.title} text={callToAction.text} tone="ruled">
        <Button href={href('contact')}>{translate(callToAction.button)}</Button>
      </CallToAction>
    </>
  )
}
