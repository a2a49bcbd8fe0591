import type { Locale } from '../i18n/locales.ts'
import { company } from './company.ts'

/** Title and description of the blog's feed; a feed is not a page, so they are not messages of a catalog. */
export const feedTexts: Record<Locale, { readonly title: string; readonly description: string }> = {
  en: {
    title: `${company.name}: notes on buying in Mallorca`,
    description:
      'Purchase costs, contracts, licenses and regions of Mallorca, explained by people who work for buyers only.',
  },
  de: {
    title: `${company.name}: Notizen zum Kauf auf Mallorca`,
    description:
      'Kaufnebenkosten, Verträge, Lizenzen und Regionen auf Mallorca, erklärt von Leuten, die nur für Käufer arbeiten.',
  },
}
