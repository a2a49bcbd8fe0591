import { Link } from '../../components/Link/Link.tsx'
import { company, emailHref, telephoneHref } from '../../content/company.ts'
import { navigation } from '../../content/navigation.ts'
import { pageLabels } from '../../content/pageLabels.ts'
import type { Locale } from '../../i18n/locales.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { hrefFor, pathIn } from '../../routing/manifest.ts'
import { landingPages, pageIds } from '../../routing/paths.ts'
import { useHref, usePage } from '../../seo/usePage.ts'
import { footer as copy } from './footerCopy.ts'
import { base, column, footer, grid, heading, inner, legalLinks, links } from './Footer.css.ts'
import { Logo } from './Logo.tsx'

/** The year of the build: the text of a prerendered page must not change when the app hydrates. */
const year = __BUILD_YEAR__

/** Whether the footer links the blog. */
const linksBlog: Readonly<Record<Locale, boolean>> = { en: true, de: false }

export function Footer() {
  const translate = useMessage()
  const href = useHref()
  const { locale } = usePage()
  const pages = navigation.filter(({ page }) => page !== 'blog' || linksBlog[locale])
  return (
    <footer className={footer}>
      <div className={inner}>
        <div className={grid}>
          <div className={column}>
            <Logo />
            <p>
              <Message of={copy.description} />
            </p>
          </div>
          <nav className={column} aria-labelledby="footer-pages">
            <h2 className={heading} id="footer-pages">
              {translate(copy.pages)}
            </h2>
            <ul className={links}>
              {pages.map(({ page }) => (
                <li key={page}>
                  <Link href={href(page)} look="plain">
                    {translate(pageLabels[page])}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={column}>
            <h2 className={heading}>
              <Message of={copy.why} />
            </h2>
            <p>
              <Message of={copy.whyText} />
            </p>
            <Searches />
          </div>
          <div className={column}>
            <h2 className={heading}>{translate(copy.reach)}</h2>
            <ul className={links}>
              <li>
                <Link href={telephoneHref} look="plain">
                  {company.phone}
                </Link>
              </li>
              <li>
                <Link href={emailHref} look="plain">
                  {company.email}
                </Link>
              </li>
              <li>
                {company.address.street}
                <br />
                {company.address.postalCode} {company.address.town}
              </li>
            </ul>
          </div>
        </div>
        <LegalBase />
      </div>
    </footer>
  )
}

/** Links to the landing pages, in the languages that have them, so that they are reachable without an advertisement. */
function Searches() {
  const translate = useMessage()
  const { locale } = usePage()
  const pages = pageIds.filter((page) => landingPages.has(page) && pathIn(page, locale) !== null)
  if (pages.length === 0) return null
  return (
    <nav className={column} aria-labelledby="footer-searches">
      <h2 className={heading} id="footer-searches">
        {translate(copy.searches)}
      </h2>
      <ul className={links}>
        {pages.map((page) => (
          <li key={page}>
            <Link href={hrefFor(page, locale)} look="plain">
              {translate(pageLabels[page])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The last lines of every footer: copyright, legal links, registration. */
export function LegalBase() {
  const translate = useMessage()
  const href = useHref()
  return (
    <div className={base}>
      <p>
        <Message of={copy.copyright} values={{ year: String(year) }} />. <Message of={copy.tagline} />
      </p>
      <nav aria-label={translate(copy.legal)}>
        <ul className={legalLinks}>
          {(['legalNotice', 'dataPrivacy'] as const).map((page) => (
            <li key={page}>
              <Link href={href(page)} look="plain">
                {translate(pageLabels[page])}
              </Link>
            </li>
          ))}
          {env.googleAdsId !== undefined && (
            <li>
              <CookieSettingsLink />
            </li>
          )}
        </ul>
      </nav>
      <p>
        <Message of={copy.registration} />
      </p>
    </div>
  )
}

/**
 * Opens the cookie settings; src/app/ConsentSlot.tsx listens for the click. Before the app is hydrated, and without
 * JavaScript, it links to the section on measurement in the privacy notice.
 */
function CookieSettingsLink() {
  const translate = useMessage()
  const href = useHref()
  return (
    <Link href={`${href('dataPrivacy')}#measurement`} look="plain" data-cookie-settings="">
      {translate(copy.cookieSettings)}
    </Link>
  )
}
