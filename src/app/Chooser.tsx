import { locales, localeTags, type Locale } from '../i18n/locales.ts'
import { company } from '../content/company.ts'
import { hrefFor } from '../routing/manifest.ts'
import type { Metadata } from '../seo/metadata.ts'
import { chooser, choices } from './Chooser.css.ts'

const descriptions: Record<Locale, string> = {
  en: 'Buyer-side property advisers in Mallorca.',
  de: 'Beratung für Immobilienkäufer auf Mallorca.',
}

export const chooserMetadata: Metadata = {
  title: `${company.longName}: Mallorca`,
  description: Object.values(descriptions).join(' '),
  canonical: undefined,
  isIndexable: false,
  openGraph: {},
  alternateLocales: [],
  alternates: [],
  feed: undefined,
  twitterCard: undefined,
}

/** `/`: src/app/hydration/boot.ts redirects to the visitor's language; without JavaScript there are these links. */
export function Chooser() {
  return (
    <main className={chooser}>
      <h1>{company.longName}</h1>
      <ul className={choices}>
        {locales.map((locale) => (
          <li key={locale}>
            <a href={hrefFor('home', locale)} hrefLang={locale} lang={locale}>
              {localeTags[locale].name}
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}
