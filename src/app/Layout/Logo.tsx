import { Link } from '../../components/Link/Link.tsx'
import { companyContact } from '../../content/companyContact.ts'
import { mark } from '../../content/mark.ts'
import { useMessage } from '../../i18n/useMessage.ts'
import { useHref } from '../../routing/usePage.ts'
import { layout as copy } from './copy.ts'
import { drawing, logo, shade, strapline as straplineClass } from './Logo.css.ts'

/** The long name without the name, in small letters next to it. */
const strapline = companyContact.longName.replace(companyContact.name, '').trim()

export function Logo() {
  const translate = useMessage()
  const href = useHref()
  return (
    <Link href={href('home')} tone="plain" className={logo} aria-label={translate(copy.logoLabel)}>
      <svg className={drawing} width="28" height="20" viewBox="3 7 26 18.6" aria-hidden="true" fill="currentColor">
        <path d={mark.lit} />
        <path className={shade} d={mark.shaded} />
      </svg>
      <span>
        {companyContact.name} <span className={straplineClass}>{strapline}</span>
      </span>
    </Link>
  )
}
