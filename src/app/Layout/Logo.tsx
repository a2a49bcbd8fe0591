import { Link } from '../../components/Link/Link.tsx'
import { company } from '../../content/company.ts'
import { useMessage } from '../../i18n/useMessage.ts'
import { useHref } from '../../seo/usePage.ts'
import { layout as copy } from './copy.ts'
import { logo, strapline } from './Logo.css.ts'

export function Logo() {
  const translate = useMessage()
  const href = useHref()
  return (
    <Link href={href('home')} look="plain" className={logo} aria-label={translate(copy.logoLabel)}>
      {company.name} <span className={strapline}>{translate(copy.strapline)}</span>
    </Link>
  )
}
