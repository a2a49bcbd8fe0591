import { Link } from '../../components/Link/Link.tsx'
import { company } from '../../content/company.ts'
import { emailHref } from '../../content/companyContact.ts'
import { LegalBase } from './Footer.tsx'
import { footer, inner, landing } from './Footer.css.ts'
import { Logo } from './Logo.tsx'

/** The short footer of landing pages: e-mail, privacy and legal notice, without links to the rest of the site. */
export function LandingFooter() {
  return (
    <footer className={footer}>
      <div className={inner}>
        <div className={landing}>
          <Logo />
          <Link href={emailHref} tone="light">
            {company.email}
          </Link>
        </div>
        <LegalBase />
      </div>
    </footer>
  )
}
