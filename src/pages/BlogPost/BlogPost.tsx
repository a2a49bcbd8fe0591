import { useLocation } from 'react-router-dom'
import { BlogQueries } from '../../features/blog/BlogQueries.tsx'
import { useArticle } from '../../features/blog/useBlog.ts'
import { useRedirect } from '../../features/blog/useRedirect.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { defaultLocale, type Locale } from '../../i18n/locales.ts'
import { postPath } from '../../routing/blogPaths.ts'
import { withoutTrailingSlash } from '../../routing/manifest.ts'
import { ArticleNotFound } from './ArticleNotFound.tsx'
import { ArticlePage } from './ArticlePage.tsx'
import { LoadingArticle } from './LoadingArticle.tsx'
import { useNotices, type RedirectState } from './useNotices.ts'

export function BlogPost() {
  return (
    <BlogQueries>
      <Post />
    </BlogQueries>
  )
}

function Post() {
  const { locale } = useLanguage()
  const { pathname } = useLocation()
  const slug = withoutTrailingSlash(pathname).split('/').at(-1) ?? ''
  const reading = useArticle(slug)
  const notices = useNotices()
  const home = localeOf(reading)
  const isElsewhere = home !== undefined && home !== locale
  const state: RedirectState | undefined = reading.state === 'found' ? undefined : { notices }
  useRedirect(isElsewhere ? postPath(home, slug) : undefined, state)
  if (reading.state === 'loading' || isElsewhere) return <LoadingArticle />
  if (reading.state === 'found') return <ArticlePage data={reading.data} />
  return <ArticleNotFound notices={notices} failure={reading.state === 'failed' ? reading : undefined} />
}

/** The locale of the post's URL; a post that is missing in German is looked up in English. */
function localeOf(reading: ReturnType<typeof useArticle>): Locale | undefined {
  if (reading.state === 'loading') return undefined
  return reading.state === 'found' ? reading.data.locale : defaultLocale
}
