import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { company } from '../../content/company.ts'
import { env } from '../../lib/env.ts'
import { siteOrigin } from '../../seo/siteUrl.ts'
import { address, letterhead } from './Letterhead.css.ts'
import { Logo } from './Logo.tsx'

/** On paper, in place of the header: logo, address of the page, telephone and e-mail. */
export function Letterhead() {
  return (
    <div className={letterhead}>
      <Logo />
      <p className={address}>
        {siteOrigin(env).replace('https://', '')}
        <Path />
        <br />
        {company.phone}
        <br />
        {company.email}
      </p>
    </div>
  )
}

/** The path of the page. 404.html is prerendered with its own, which is replaced after hydration. */
function Path() {
  const { pathname } = useLocation()
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  return (
    <span key={String(isHydrated)} suppressHydrationWarning>
      {pathname}
    </span>
  )
}
