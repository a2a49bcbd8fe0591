import { ErrorBoundary } from 'react-error-boundary'
import { Button } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { companyContact, emailHref, telephoneHref } from '../../content/companyContact.ts'
import { navigation, navigationLabels } from '../../content/navigation.ts'
import { useMessage } from '../../i18n/useMessage.ts'
import { env } from '../../lib/env.ts'
import { useHref } from '../../routing/usePage.ts'
import { layout as copy } from './copy.ts'
import { bar, contacts, header, navList, navLink, navigationArea, schedule, topBar, topInner } from './Header.css.ts'
import { LanguageSwitcher, StaticLanguage } from './LanguageSwitcher.tsx'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { MoneyLine } from './MoneyLine.tsx'
import { useCurrent } from './useCurrent.ts'

export function Header() {
  const translate = useMessage()
  return (
    <header className={header}>
      <div className={topBar}>
        <div className={topInner}>
          <ul className={contacts} aria-label={translate(copy.topBar)}>
            <li>
              <Link href={telephoneHref} tone="plain">
                {companyContact.phone}
              </Link>
            </li>
            <li>
              <Link href={emailHref} tone="plain">
                {companyContact.email}
              </Link>
            </li>
          </ul>
          <ErrorBoundary fallback={<StaticLanguage />}>
            <LanguageSwitcher place="header" />
          </ErrorBoundary>
        </div>
      </div>
      <div className={bar}>
        <Logo />
        <Navigation />
        <div className={schedule}>
          <Button href={env.schedulingUrl}>{translate(copy.schedule)}</Button>
        </div>
        <MobileMenu />
      </div>
      <MoneyLine />
    </header>
  )
}

function Navigation() {
  const translate = useMessage()
  const href = useHref()
  const current = useCurrent()
  return (
    <nav className={navigationArea} aria-label={translate(copy.navigation)}>
      <ul className={navList}>
        {navigation.map(({ page }) => (
          <li key={page}>
            <Link href={href(page)} tone="plain" className={navLink} current={current(page)}>
              {translate(navigationLabels[page])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
