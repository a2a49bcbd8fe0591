import { locales, localeTags, type Locale } from '../i18n/locales.ts'
import { Heading } from '../components/Heading/Heading.tsx'
import { company } from '../content/company.ts'
import { hrefFor } from '../routing/manifest.ts'
import { choices } from './Chooser.css.ts'
import { screen } from './screen.css.ts'

const descriptions: Record<Locale, string> = {
  en: 'Buyer-side property advisers in Mallorca.',
  de: 'Beratung für Immobilienkäufer auf Mallorca.',
}

/** `/`: src/app/boot.ts redirects to the visitor's language; without JavaScript there are these links. */
export function Chooser() {
  return (
    <main className={screen}>
      <title>{`${company.longName}: Mallorca`}</title>
      <meta name="description" content={Object.values(descriptions).join(' ')} />
      <meta name="robots" content="noindex, follow" />
      <Heading level={1} size="section">
        {company.longName}
      </Heading>
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
