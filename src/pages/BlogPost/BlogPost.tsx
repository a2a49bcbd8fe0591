import { useLocation } from 'react-router-dom'
import { BlogQueries } from '../../features/blog/BlogQueries.tsx'
import { useArticle } from '../../features/blog/useBlog.ts'
import { useRedirect } from '../../features/blog/useRedirect.ts'
import { defaultLocale, type Locale } from '../../i18n/locales.ts'
import { postPath } from '../../routing/blogPaths.ts'
import { withoutTrailingSlash } from '../../routing/manifest.ts'
import { usePage } from '../../seo/usePage.ts'
import { ArticlePage } from './ArticlePage.tsx'
import { ArticleNotFound, LoadingArticle } from './Standins.tsx'

export function BlogPost() {
  return (
    <BlogQueries>
      <Post />
    </BlogQueries>
  )
}

function Post() {
  const { locale } = usePage()
  const { pathname } = useLocation()
  const slug = withoutTrailingSlash(pathname).split('/').at(-1) ?? ''
  const reading = useArticle(locale, slug)
  const home = localeOf(reading)
  const isElsewhere = home !== undefined && home !== locale
  useRedirect(isElsewhere ? postPath(home, slug) : undefined)
  if (reading.state === 'loading' || isElsewhere) return <LoadingArticle />
  return reading.state === 'found' ? <ArticlePage {...reading} /> : <ArticleNotFound />
}

/** Where the post is to be read: what German does not have is looked for in English (specification, section 2). */
function localeOf(reading: ReturnType<typeof useArticle>): Locale | undefined {
  if (reading.state === 'loading') return undefined
  return reading.state === 'found' ? reading.data.locale : defaultLocale
}
