import { msg } from '@lingui/core/macro'
import { internalLinks, navigation } from '../../content/navigation.ts'
import { pageLabels } from '../../content/pageLabels.ts'
import { usePage } from '../../seo/usePage.ts'
import { LinkGrid } from './LinkGrid.tsx'

const copy = { title: msg({ message: 'Read on', comment: 'Heading above links to other pages of the site' }) }

/** Links to up to six other pages, without the current one. */
export function InternalLinks() {
  const { page: current } = usePage()
  const pages = current === 'notFound' ? [] : internalLinks(current === 'blogPost' ? 'blog' : current)
  const items = pages.map((page) => ({
    page,
    label: pageLabels[page],
    text: navigation.find((item) => item.page === page)?.subtitle,
  }))
  return <LinkGrid title={copy.title} id="read-on" items={items} />
}
