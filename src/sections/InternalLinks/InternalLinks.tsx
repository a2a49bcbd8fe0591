import { msg } from '@lingui/core/macro'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { internalLinks, navigation } from '../../content/navigation.ts'
import { pageLabels } from '../../content/pageLabels.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { useHref, usePage } from '../../seo/usePage.ts'
import { entry, inner, label, list, subtitle } from './InternalLinks.css.ts'

const copy = { title: msg({ message: 'Read on', comment: 'Heading above links to other pages of the site' }) }

/** Up to six other pages of the site, without the current one (specification, section 2). */
export function InternalLinks() {
  const translate = useMessage()
  const href = useHref()
  const { page: current } = usePage()
  const pages = current === 'notFound' ? [] : internalLinks(current === 'blogPost' ? 'blog' : current)
  return (
    <nav className={inner} aria-labelledby="read-on">
      <Text look="label" id="read-on">
        {translate(copy.title)}
      </Text>
      <ul className={list}>
        {pages.map((page) => {
          const text = navigation.find((item) => item.page === page)?.subtitle
          return (
            <li key={page} className={entry}>
              <Link href={href(page)} look="plain" className={label}>
                {translate(pageLabels[page])}
              </Link>
              {text && <p className={subtitle}>{translate(text)}</p>}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
