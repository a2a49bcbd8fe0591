import { Navigate, useLocation } from 'react-router-dom'
import { BlogQueries } from '../../features/blog/BlogQueries.tsx'
import { useArticle } from '../../features/blog/useBlog.ts'
import { defaultLocale } from '../../i18n/locales.ts'
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
  if (reading.state === 'loading') return <LoadingArticle />
  if (reading.state !== 'found')
    // What German does not have is looked for in English (specification, section 2).
    return locale === defaultLocale ? <ArticleNotFound /> : <Navigate to={postPath(defaultLocale, slug)} replace />
  const { data } = reading
  if (data.locale !== locale) return <Navigate to={postPath(data.locale, slug)} replace />
  return <ArticlePage {...reading} />
}
