import type { Report } from 'schema-dts'
import { dossierDate, specimen } from '../../content/specimen.ts'
import { localeTags } from '../../i18n/locales.ts'
import { addressOf, graphIds, type GraphContext } from '../../seo/structuredData.ts'

/** The dossier as a sample report: about a fictional house, so it has no address, price or offer. */
export function specimenReport(context: GraphContext): Report {
  const { origin, locale, translate, title, description } = context
  const address = addressOf(context)
  return {
    '@type': 'Report',
    '@id': `${address}#report`,
    name: title,
    headline: title,
    description,
    genre: translate(specimen.label),
    creativeWorkStatus: translate(specimen.label),
    datePublished: dossierDate,
    inLanguage: localeTags[locale].intl,
    isAccessibleForFree: true,
    mainEntityOfPage: { '@id': `${address}#page` },
    author: { '@id': graphIds(origin).organization },
    publisher: { '@id': graphIds(origin).organization },
  }
}
