import { Link } from '../../components/Link/Link.tsx'
import { telephoneHref } from '../../content/companyContact.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { widget as copy } from './footerCopy.ts'
import { action, bar } from './MobileBar.css.ts'
import { useWhatsAppHref } from '../../sections/WhatsApp/useWhatsAppHref.ts'

/** WhatsApp and call within the reach of a thumb, on phones and tablets. */
export function MobileBar() {
  const translate = useMessage()
  const whatsApp = useWhatsAppHref()
  return (
    <nav className={bar} aria-label={translate(copy.bar)}>
      <Link href={whatsApp} tone="plain" className={action}>
        {translate(copy.barWhatsApp)}
      </Link>
      <Link href={telephoneHref} tone="plain" className={action}>
        {translate(copy.barCall)}
      </Link>
    </nav>
  )
}
