import type { ComponentType } from 'react'
import { i18nWith } from '../i18n/instances.ts'
import { loadHeaderMessages } from './headerMessages.ts'
import { loadMessages } from './messages.ts'
import { pageName, type PageOrNotFound } from './pageName.ts'
import { loadSiteStyles } from './siteStyles.ts'
import type { Target, View } from './views.ts'

type Loaders = {
  readonly [Page in PageOrNotFound]: () => Promise<Readonly<Record<Capitalize<Page>, ComponentType>>>
}

/** Every page, as a chunk of its own. */
const loaders: Loaders = {
  home: () => import('../pages/Home/Home.tsx'),
  about: () => import('../pages/About/About.tsx'),
  services: () => import('../pages/Services/Services.tsx'),
  aiSearch: () => import('../pages/AiSearch/AiSearch.tsx'),
  aiSearchSpecimen: () => import('../pages/AiSearchSpecimen/AiSearchSpecimen.tsx'),
  personalShopping: () => import('../pages/PersonalShopping/PersonalShopping.tsx'),
  investmentAnalysis: () => import('../pages/InvestmentAnalysis/InvestmentAnalysis.tsx'),
  buyerRepresentation: () => import('../pages/BuyerRepresentation/BuyerRepresentation.tsx'),
  guide: () => import('../pages/Guide/Guide.tsx'),
  clientStories: () => import('../pages/ClientStories/ClientStories.tsx'),
  pricing: () => import('../pages/Pricing/Pricing.tsx'),
  contact: () => import('../pages/Contact/Contact.tsx'),
  blog: () => import('../pages/Blog/Blog.tsx'),
  blogPost: () => import('../pages/BlogPost/BlogPost.tsx'),
  legalNotice: () => import('../pages/LegalNotice/LegalNotice.tsx'),
  dataPrivacy: () => import('../pages/DataPrivacy/DataPrivacy.tsx'),
  thankYou: () => import('../pages/ThankYou/ThankYou.tsx'),
  buyProperty: () => import('../pages/BuyProperty/BuyProperty.tsx'),
  luxuryVillas: () => import('../pages/LuxuryVillas/LuxuryVillas.tsx'),
  investmentHomes: () => import('../pages/InvestmentHomes/InvestmentHomes.tsx'),
  investmentProperties: () => import('../pages/InvestmentProperties/InvestmentProperties.tsx'),
  notFound: () => import('../pages/NotFound/NotFound.tsx'),
}

async function loadPage(page: PageOrNotFound): Promise<ComponentType> {
  const module: Readonly<Partial<Record<string, ComponentType>>> = await loaders[page]()
  const component = module[pageName(page)]
  if (component === undefined) throw new Error(`src/app/fetchView.ts loads no component for "${page}".`)
  return component
}

/**
 * Loads the code, the messages and the styles of a page. This module names the chunks of all pages, so it is a separate chunk.
 * @param isShown whether the document shows the page already: then it has its own rules and works with those alone
 * @throws when a file of it cannot be loaded
 */
export async function fetchView({ page, locale }: Target, isShown: boolean): Promise<View> {
  const styles = loadSiteStyles()
  const [Page, { Main, Contact }, header, footer, own] = await Promise.all([
    loadPage(page),
    import('./Layout/Main.tsx'),
    loadHeaderMessages(locale),
    loadMessages(locale, 'footer'),
    loadMessages(locale, page),
    isShown ? styles.catch(() => {}) : styles,
  ])
  return { Page, Main, Contact, i18n: i18nWith(locale, { ...header, ...footer, ...own }) }
}
