import type { Locale } from '../i18n/locales.ts'

type Path = `/${string}`

/**
 * The paths of each page in all languages: the one place that spells a path (docs/product.md, "Routes").
 * `null` means that the page does not exist in that language.
 */
export const pathTable = {
  home: { en: '/', de: '/' },
  about: { en: '/about', de: '/ueber-uns' },
  services: { en: '/services', de: '/leistungen' },
  aiSearch: { en: '/services/ai-search', de: '/leistungen/ki-suche' },
  aiSearchSpecimen: { en: '/services/ai-search/specimen', de: '/leistungen/ki-suche/muster' },
  personalShopping: { en: '/services/personal-shopping', de: '/leistungen/persoenliche-suche' },
  investmentAnalysis: { en: '/services/investment-analysis', de: '/leistungen/investmentanalyse' },
  buyerRepresentation: { en: '/services/buyer-representation', de: '/leistungen/kaeufervertretung' },
  guide: { en: '/mallorca-guide', de: '/mallorca-ratgeber' },
  clientStories: { en: '/client-stories', de: '/kundenerfahrungen' },
  pricing: { en: '/pricing', de: '/preise' },
  contact: { en: '/contact', de: '/kontakt' },
  blog: { en: '/blog', de: '/blog' },
  legalNotice: { en: '/legal-notice', de: '/impressum' },
  dataPrivacy: { en: '/data-privacy', de: '/datenschutz' },
  thankYou: { en: '/thank-you', de: '/danke' },
  buyProperty: { en: '/buy-property-mallorca', de: null },
  luxuryVillas: { en: '/mallorca-luxury-villas', de: null },
  investmentHomes: { en: '/mallorca-investment-homes', de: null },
  investmentProperties: { en: '/mallorca-investment-properties', de: null },
} as const satisfies Record<string, Record<Locale, Path | null>>

export type PageId = keyof typeof pathTable
export const pageIds = Object.keys(pathTable) as PageId[]
