import { useLocation } from 'react-router-dom'
import { Link } from '../../components/Link/Link.tsx'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { locales, localeTags } from '../../i18n/locales.ts'
import { useMessage } from '../../i18n/useMessage.ts'
import { isModified } from '../isModified.ts'
import { pathInLanguage } from '../views.ts'
import { layout as copy } from './copy.ts'
import { current, option, options, switcher } from './LanguageSwitcher.css.ts'

/** The same page in the other language; home on an unknown address. Works as plain links; with the app the choice is remembered. */
export function LanguageSwitcher({ closeMenu }: { readonly closeMenu?: () => void }) {
  const { language, setLanguage } = useLanguage()
  const { pathname } = useLocation()
  const translate = useMessage()
  return (
    <nav className={switcher[closeMenu ? 'menu' : 'header']} aria-label={translate(copy.language)}>
      <ul className={options}>
        {locales.map((locale) => (
          <li key={locale} className={option} lang={locale}>
            {locale === language ? (
              <span className={current} aria-current="true">
                {localeTags[locale].name}
              </span>
            ) : (
              <Link
                href={pathInLanguage(pathname, locale)}
                look="plain"
                hrefLang={locale}
                onClick={(event) => {
                  if (isModified(event)) return
                  event.preventDefault()
                  closeMenu?.()
                  setLanguage(locale)
                }}
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
