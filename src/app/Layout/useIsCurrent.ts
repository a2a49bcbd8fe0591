import { useLocation } from 'react-router-dom'
import type { NavigationPage } from '../../content/navigation.ts'
import { usePage } from '../../seo/usePage.ts'
import { hrefFor } from '../../routing/manifest.ts'

/** Whether a navigation item is the current page; the blog also for everything below it. */
export function useIsCurrent(): (page: NavigationPage) => boolean {
  const { page: current, locale } = usePage()
  const { pathname } = useLocation()
  return (page) => page === current || (page === 'blog' && pathname.startsWith(`${hrefFor('blog', locale)}/`))
}
