import { msg } from '@lingui/core/macro'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { servicePages, services } from '../../content/services.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { useHref, usePage } from '../../seo/usePage.ts'
import { entry, inner, label, list, subtitle } from '../InternalLinks/InternalLinks.css.ts'

const copy = {
  title: msg({
    message: 'The other services',
    comment: 'Heading above links to the pages of the other three services',
  }),
}

/** The pages of the other three services. */
export function OtherServices() {
  const translate = useMessage()
  const href = useHref()
  const { page: current } = usePage()
  const others = services.filter(({ id }) => servicePages[id] !== current)
  return (
    <nav className={inner} aria-labelledby="other-services">
      <Text look="label" id="other-services">
        {translate(copy.title)}
      </Text>
      <ul className={list}>
        {others.map(({ id, title, link }) => (
          <li key={id} className={entry}>
            <Link href={href(servicePages[id])} look="plain" className={label}>
              {translate(title)}
            </Link>
            <p className={subtitle}>{translate(link)}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
