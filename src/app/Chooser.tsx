import { locales, localeTags, type Locale } from '../i18n/locales.ts'
import { company } from '../content/company.ts'
import { hrefFor } from '../routing/manifest.ts'
import { chooser, choices } from './Chooser.css.ts'

const descriptions: Record<Locale, string> = {
  en: 'Buyer-side property advisers in Mallorca.',
  de: 'Beratung für Immobilienkäufer auf Mallorca.',
}

/** `/`: src/app/boot.ts redirects to the visitor's language; without JavaScript there are these links. */
export function Chooser() {
  return (
    <main className={chooser}>
      <title>{`${company.longName}: Mallorca`}</title>
      <meta name="description" content={Object.values(descriptions).join(' ')} />
      <meta name="robots" content="noindex, follow" />
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
