import { Link } from '../../components/Link/Link.tsx'
import { companyContact } from '../../content/companyContact.ts'
import { useMessage } from '../../i18n/useMessage.ts'
import { useHref } from '../../seo/usePage.ts'
import { layout as copy } from './copy.ts'
import { logo, strapline as straplineClass } from './Logo.css.ts'

/** The long name without the name, in small letters next to it. */
const strapline = companyContact.longName.replace(companyContact.name, '').trim()

export function Logo() {
  const translate = useMessage()
  const href = useHref()
  return (
    <Link href={href('home')} tone="plain" className={logo} aria-label={translate(copy.logoLabel)}>
      {companyContact.name} <span className={straplineClass}>{strapline}</span>
    </Link>
  )
}
