import type { ComponentType } from 'react'
import type { RoutePage } from '../routing/manifest.ts'

export type PageOrNotFound = RoutePage | 'notFound'
type Loader = () => Promise<ComponentType>

/** Every page as a chunk of its own. `pageModules.ts` names the same files for the build. */
export const pages: Record<PageOrNotFound, Loader> = {
  home: async () => (await import('../pages/Home/Home.tsx')).Home,
  about: async () => (await import('../pages/About/About.tsx')).About,
  services: async () => (await import('../pages/Services/Services.tsx')).Services,
  aiSearch: async () => (await import('../pages/AiSearch/AiSearch.tsx')).AiSearch,
  personalShopping: async () => (await import('../pages/PersonalShopping/PersonalShopping.tsx')).PersonalShopping,
  investmentAnalysis: async () =>
    (await import('../pages/InvestmentAnalysis/InvestmentAnalysis.tsx')).InvestmentAnalysis,
  buyerRepresentation: async () =>
    (await import('../pages/BuyerRepresentation/BuyerRepresentation.tsx')).BuyerRepresentation,
  guide: async () => (await import('../pages/Guide/Guide.tsx')).Guide,
  stories: async () => (await import('../pages/ClientStories/ClientStories.tsx')).ClientStories,
  pricing: async () => (await import('../pages/Pricing/Pricing.tsx')).Pricing,
  contact: async () => (await import('../pages/Contact/Contact.tsx')).Contact,
  blog: async () => (await import('../pages/Blog/Blog.tsx')).Blog,
  blogPost: async () => (await import('../pages/BlogPost/BlogPost.tsx')).BlogPost,
  legalNotice: async () => (await import('../pages/LegalNotice/LegalNotice.tsx')).LegalNotice,
  dataPrivacy: async () => (await import('../pages/DataPrivacy/DataPrivacy.tsx')).DataPrivacy,
  thankYou: async () => (await import('../pages/ThankYou/ThankYou.tsx')).ThankYou,
  buyProperty: async () => (await import('../pages/BuyPropertyMallorca/BuyPropertyMallorca.tsx')).BuyPropertyMallorca,
  luxuryVillas: async () =>
    (await import('../pages/MallorcaLuxuryVillas/MallorcaLuxuryVillas.tsx')).MallorcaLuxuryVillas,
  investmentHomes: async () =>
    (await import('../pages/MallorcaInvestmentHomes/MallorcaInvestmentHomes.tsx')).MallorcaInvestmentHomes,
  investmentProperties: async () =>
    (await import('../pages/MallorcaInvestmentProperties/MallorcaInvestmentProperties.tsx'))
      .MallorcaInvestmentProperties,
  notFound: async () => (await import('../pages/NotFound/NotFound.tsx')).NotFound,
}
