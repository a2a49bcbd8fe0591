import type { MessageDescriptor } from '@lingui/core'
import { Link } from '../../components/Link/Link.tsx'
import { company } from '../../content/company.ts'
import { emailHref, telephoneHref } from '../../content/companyContact.ts'
import { internalLinks, morePages } from '../../content/navigation.ts'
import { pageLabels } from '../../content/pageLabels.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { openCookieSettings } from '../../lib/cookieSettings.ts'
import { landingPages } from '../../routing/pageKinds.ts'
import type { PageId } from '../../routing/paths.ts'
import { useHref, usePage } from '../../routing/usePage.ts'
import { footer as copy } from './footerCopy.ts'
import {
  address,
  base,
  brand,
  column,
  footer,
  grid,
  heading,
  inner,
  landing,
  legalLinks,
  linkList,
  reach,
  tagline,
  why,
} from './Footer.css.ts'
import { Logo } from './Logo.tsx'

/** The year of the build: the text of a prerendered page must not change when the app hydrates. */
const year = __BUILD_YEAR__

/** Landing pages have a footer without links to the rest of the site. */
export function Footer() {
  const { page } = usePage()
  return (
    <footer className={footer}>
      <div className={inner}>
        {landingPages.has(page) ? <LandingContacts /> : <Columns />}
        <LegalBase />
      </div>
    </footer>
  )
}

function LandingContacts() {
  return (
    <div className={landing}>
      <Logo />
      <Link href={emailHref} tone="strong">
        {company.email}
      </Link>
    </div>
  )
}

/** The pages are the internal links of the current page; the rest of the site follows. */
function Columns() {
  const translate = useMessage()
  const { page } = usePage()
  const { locale } = useLanguage()
  const more = morePages[locale].filter((id) => id !== page)
  return (
    <div className={grid}>
      <div className={`${column} ${brand}`}>
        <Logo />
        <p>{translate(copy.description)}</p>
      </div>
      <Pages title={copy.pages} id="footer-pages" pages={internalLinks(page)} />
      {more.length > 0 && <Pages title={copy.more} id="footer-more" pages={more} />}
      <div className={`${column} ${reach}`}>
        <p className={heading}>{translate(copy.reach)}</p>
        <ul className={linkList}>
          <li>
            <Link href={telephoneHref} tone="plain">
              {company.phone}
            </Link>
          </li>
          <li>
            <Link href={emailHref} tone="plain">
              {company.email}
            </Link>
          </li>
          <li className={address}>
            {company.address.street}, {company.address.postalCode}
            {'\u00A0'}
            {company.address.town}
          </li>
        </ul>
      </div>
      <div className={`${column} ${why}`}>
        <p className={heading}>{translate(copy.why)}</p>
        <p>{translate(copy.whyText)}</p>
      </div>
    </div>
  )
}

type PagesProps = {
  /** Also the accessible name of the navigation. */
  readonly title: MessageDescriptor
  readonly id: string
  readonly pages: readonly PageId[]
}

function Pages({ title, id, pages }: PagesProps) {
  const translate = useMessage()
  const href = useHref()
  return (
    <nav className={column} aria-labelledby={id}>
      <p className={heading} id={id}>
        {translate(title)}
      </p>
      <ul className={linkList}>
        {pages.map((page) => (
          <li key={page}>
            <Link href={href(page)} tone="plain">
              {translate(pageLabels[page])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The last lines: copyright, legal links, registration. */
function LegalBase() {
  const translate = useMessage()
  const href = useHref()
  return (
    <div className={base}>
      <p>
        {translate(copy.copyright, { year: String(year) })}. <span className={tagline}>{translate(copy.tagline)}</span>
      </p>
      <nav aria-label={translate(copy.legal)}>
        <ul className={legalLinks}>
          {(['legalNotice', 'dataPrivacy'] as const).map((page) => (
            <li key={page}>
              <Link href={href(page)} tone="plain">
                {translate(pageLabels[page])}
              </Link>
            </li>
          ))}
          {__ASKS_CONSENT__ && (
            <li>
              <CookieSettingsLink />
            </li>
          )}
        </ul>
      </nav>
      <p>{translate(copy.registration)}</p>
    </div>
  )
}

/**
 * Opens the cookie settings (src/app/ConsentSlot.tsx). Before the app is hydrated, and without JavaScript, it links to the section on measurement in the privacy notice.
 */
function CookieSettingsLink() {
  const translate = useMessage()
  const href = useHref()
  const openSettings = (event: React.MouseEvent) => {
    event.preventDefault()
    openCookieSettings()
  }
  return (
    <Link href={`${href('dataPrivacy')}#measurement`} tone="plain" onClick={openSettings}>
      {translate(copy.cookieSettings)}
    </Link>
  )
}
