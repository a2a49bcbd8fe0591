import { useLocation } from 'react-router-dom'
import { company } from '../../content/company.ts'
import { env } from '../../lib/env.ts'
import { siteOrigin } from '../../seo/siteUrl.ts'
import { address, letterhead } from './Letterhead.css.ts'
import { Logo } from './Logo.tsx'

/** On paper, in place of the header: logo, address of the page, telephone and e-mail. */
export function Letterhead() {
  const { pathname } = useLocation()
  return (
    <div className={letterhead}>
      <Logo />
      <p className={address}>
        {siteOrigin(env).replace('https://', '')}
        {pathname}
        <br />
        {company.phone}
        <br />
        {company.email}
      </p>
    </div>
  )
}
