import { locales, localeTags } from '../i18n/locales.ts'
import { company } from '../content/company.ts'
import { hrefFor } from '../routing/manifest.ts'
import { chooser, choices } from './Chooser.css.ts'

/** `/`: src/boot.ts leads on to the visitor's language; without JavaScript these links do. */
export function Chooser() {
  return (
    <main className={chooser}>
      <title>{`${company.longName}: Mallorca`}</title>
      <meta
        name="description"
        content="Buyer-side property advisory in Mallorca. Beratung für Immobilienkäufer auf Mallorca."
      />
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
