import { useLocation } from 'react-router-dom'
import { Link } from '../../components/Link/Link.tsx'
import { storeLocale } from '../../i18n/detection.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { locales, localeTags } from '../../i18n/locales.ts'
import { useMessage } from '../../i18n/useMessage.ts'
import { pathInLanguage } from '../pageAt.ts'
import { layout as copy } from './copy.ts'
import { current as currentClass, option, options, switcher } from './LanguageSwitcher.css.ts'

type Props = { readonly place: keyof typeof switcher }

/** The same page in the other language; home on an unknown address. Works as plain links; with the app the choice is remembered. */
export function LanguageSwitcher({ place }: Props) {
  const { locale: current } = useLanguage()
  const { pathname, search, hash } = useLocation()
  const translate = useMessage()
  return (
    <nav className={switcher[place]} aria-label={translate(copy.language)}>
      <ul className={options}>
        {locales.map((locale) => (
          <li key={locale} className={option} lang={locale}>
            {locale === current ? (
              <span className={currentClass} aria-current="true">
                {localeTags[locale].name}
              </span>
            ) : (
              <Link
                href={pathInLanguage(pathname, locale) + search + hash}
                tone="plain"
                hrefLang={locale}
                onClick={({ ctrlKey, metaKey, shiftKey }) => {
                  if (!ctrlKey && !metaKey && !shiftKey) storeLocale(locale)
                }}
                // The prerendered link has neither query nor hash.
                suppressHydrationWarning
              >
                {localeTags[locale].name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Replaces a switcher that failed, for instance outside a LanguageProvider. */
export function StaticLanguage() {
  return <span className={switcher.header}>EN</span>
}
