import { useLocation } from 'react-router-dom'
import type { NavigationPage } from '../../content/navigation.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { hrefFor } from '../../routing/manifest.ts'
import { usePage } from '../../routing/usePage.ts'

/**
 * How a navigation item is marked: as the current page, or as a section above it. The blog is the current page for
 * everything below it.
 */
export function useCurrent(): (page: NavigationPage) => 'page' | 'section' | undefined {
  const { page: current, route } = usePage()
  const { locale } = useLanguage()
  const { pathname } = useLocation()
  return (page) => {
    if (page === current || (page === 'blog' && pathname.startsWith(`${hrefFor('blog', locale)}/`))) return 'page'
    // Every trail begins at home, which is no section.
    return page !== 'home' && route?.trail.includes(page) === true ? 'section' : undefined
  }
}
