import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locale } from '../i18n/locales.ts'
import type { RoutePage } from '../routing/manifest.ts'
import type { PageId } from '../routing/paths.ts'

export type NavigationPage = 'home' | 'about' | 'services' | 'guide' | 'clientStories' | 'pricing' | 'contact' | 'blog'

/** The names of the pages of the main navigation; those of all pages are in pageLabels.ts. */
export const navigationLabels: Record<NavigationPage, MessageDescriptor> = {
  home: msg({ message: 'Home', comment: 'Navigation: the start page' }),
  about: msg({ message: 'About', comment: 'Navigation: the page about us' }),
  services: msg({ message: 'Services', comment: 'Navigation' }),
  guide: msg({ message: 'Mallorca guide', comment: 'Navigation' }),
  clientStories: msg({ message: 'Client stories', comment: 'Navigation' }),
  pricing: msg({ message: 'Pricing', comment: 'Navigation' }),
  contact: msg({ message: 'Contact', comment: 'Navigation' }),
  blog: msg({ message: 'Blog', comment: 'Navigation' }),
}

/** The main navigation in its order; the mobile menu shows the subtitle below the label. */
export const navigation: readonly { readonly page: NavigationPage; readonly subtitle: MessageDescriptor }[] = [
  { page: 'home', subtitle: msg({ message: 'Who we work for', comment: 'Mobile menu, below "Home"' }) },
  { page: 'about', subtitle: msg({ message: 'Who we are', comment: 'Mobile menu, below "About"' }) },
  {
    page: 'services',
    subtitle: msg({ message: 'Search, examine, negotiate', comment: 'Mobile menu, below "Services"' }),
  },
  {
    page: 'guide',
    subtitle: msg({ message: 'Costs, regions and every step', comment: 'Mobile menu, below "Mallorca guide"' }),
  },
  {
    page: 'clientStories',
    subtitle: msg({ message: 'What buyers say about us', comment: 'Mobile menu, below "Client stories"' }),
  },
  {
    page: 'pricing',
    subtitle: msg({ message: 'One fee, stated in advance', comment: 'Mobile menu, below "Pricing"' }),
  },
  { page: 'contact', subtitle: msg({ message: 'An hour, no obligation', comment: 'Mobile menu, below "Contact"' }) },
  { page: 'blog', subtitle: msg({ message: 'Notes on law, tax and place', comment: 'Mobile menu, below "Blog"' }) },
]

/** Maximum number of internal links in the footer. */
export const internalLinksCap = 6

/** The internal links of the footer: the last pages of the navigation, which end with contact, without the current one and the blog. */
export const internalLinks = (current: RoutePage | 'notFound'): readonly NavigationPage[] =>
  navigation
    .map(({ page }) => page)
    .filter((page) => page !== current && page !== 'blog')
    .slice(-internalLinksCap)

/** The footer's second column, where a language has one: pages outside of its internal links. */
export const morePages: Readonly<Record<Locale, readonly PageId[]>> = {
  en: ['buyProperty', 'luxuryVillas', 'investmentHomes', 'investmentProperties', 'blog'],
  de: [],
}
