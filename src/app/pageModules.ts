import type { RoutePage } from '../routing/manifest.ts'

/** The frame around every page; its messages load with every page. */
export const shellModule = 'src/app/App.tsx'

/** What every page stands in, footer included; its messages load with the content of a page. */
export const bodyModule = 'src/app/Layout/Body.tsx'

/** The consent dialogs, whose messages load with them, in a build that measures advertisements. */
export const consentModule = 'src/features/consent/Consent.tsx'

/** The source file of every page: the key of its chunk in Vite's manifest and the root of its messages. */
export const pageModules: Record<RoutePage | 'notFound', string> = {
  home: 'src/pages/Home/Home.tsx',
  about: 'src/pages/About/About.tsx',
  services: 'src/pages/Services/Services.tsx',
  aiSearch: 'src/pages/AiSearch/AiSearch.tsx',
  personalShopping: 'src/pages/PersonalShopping/PersonalShopping.tsx',
  investmentAnalysis: 'src/pages/InvestmentAnalysis/InvestmentAnalysis.tsx',
  buyerRepresentation: 'src/pages/BuyerRepresentation/BuyerRepresentation.tsx',
  guide: 'src/pages/Guide/Guide.tsx',
  stories: 'src/pages/ClientStories/ClientStories.tsx',
  pricing: 'src/pages/Pricing/Pricing.tsx',
  contact: 'src/pages/Contact/Contact.tsx',
  blog: 'src/pages/Blog/Blog.tsx',
  blogPost: 'src/pages/BlogPost/BlogPost.tsx',
  legalNotice: 'src/pages/LegalNotice/LegalNotice.tsx',
  dataPrivacy: 'src/pages/DataPrivacy/DataPrivacy.tsx',
  thankYou: 'src/pages/ThankYou/ThankYou.tsx',
  buyProperty: 'src/pages/BuyPropertyMallorca/BuyPropertyMallorca.tsx',
  luxuryVillas: 'src/pages/MallorcaLuxuryVillas/MallorcaLuxuryVillas.tsx',
  investmentHomes: 'src/pages/MallorcaInvestmentHomes/MallorcaInvestmentHomes.tsx',
  investmentProperties: 'src/pages/MallorcaInvestmentProperties/MallorcaInvestmentProperties.tsx',
  notFound: 'src/pages/NotFound/NotFound.tsx',
}
