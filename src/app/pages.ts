import type { ComponentType } from 'react'
import type { PageOrNotFound } from './pageName.ts'

/** The component of every page, in a chunk of its own. */
export const pages: { readonly [Page in PageOrNotFound]: () => Promise<ComponentType> } = {
  home: async () => (await import('../pages/Home/Home.tsx')).Home,
  about: async () => (await import('../pages/About/About.tsx')).About,
  services: async () => (await import('../pages/Services/Services.tsx')).Services,
  aiSearch: async () => (await import('../pages/AiSearch/AiSearch.tsx')).AiSearch,
  aiSearchSpecimen: async () => (await import('../pages/AiSearchSpecimen/AiSearchSpecimen.tsx')).AiSearchSpecimen,
  personalShopping: async () => (await import('../pages/PersonalShopping/PersonalShopping.tsx')).PersonalShopping,
  investmentAnalysis: async () =>
    (await import('../pages/InvestmentAnalysis/InvestmentAnalysis.tsx')).InvestmentAnalysis,
  buyerRepresentation: async () =>
    (await import('../pages/BuyerRepresentation/BuyerRepresentation.tsx')).BuyerRepresentation,
  guide: async () => (await import('../pages/Guide/Guide.tsx')).Guide,
  clientStories: async () => (await import('../pages/ClientStories/ClientStories.tsx')).ClientStories,
  pricing: async () => (await import('../pages/Pricing/Pricing.tsx')).Pricing,
  contact: async () => (await import('../pages/Contact/Contact.tsx')).Contact,
  blog: async () => (await import('../pages/Blog/Blog.tsx')).Blog,
  blogPost: async () => (await import('../pages/BlogPost/BlogPost.tsx')).BlogPost,
  legalNotice: async () => (await import('../pages/LegalNotice/LegalNotice.tsx')).LegalNotice,
  dataPrivacy: async () => (await import('../pages/DataPrivacy/DataPrivacy.tsx')).DataPrivacy,
  thankYou: async () => (await import('../pages/ThankYou/ThankYou.tsx')).ThankYou,
  buyProperty: async () => (await import('../pages/BuyProperty/BuyProperty.tsx')).BuyProperty,
  luxuryVillas: async () => (await import('../pages/LuxuryVillas/LuxuryVillas.tsx')).LuxuryVillas,
  investmentHomes: async () => (await import('../pages/InvestmentHomes/InvestmentHomes.tsx')).InvestmentHomes,
  investmentProperties: async () =>
    (await import('../pages/InvestmentProperties/InvestmentProperties.tsx')).InvestmentProperties,
  notFound: async () => (await import('../pages/NotFound/NotFound.tsx')).NotFound,
}
