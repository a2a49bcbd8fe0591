import { msg } from '@lingui/core/macro'
import { servicePages, services } from '../../content/services.ts'
import { usePage } from '../../seo/usePage.ts'
import { LinkGrid } from '../InternalLinks/LinkGrid.tsx'

const copy = {
  title: msg({
    message: 'The other services',
    comment: 'Heading above links to the pages of the other three services',
  }),
}

/** The pages of the other three services. */
export function OtherServices() {
  const { page: current } = usePage()
  const items = services
    .filter(({ id }) => servicePages[id] !== current)
    .map(({ id, title, link }) => ({ page: servicePages[id], label: title, text: link }))
  return <LinkGrid title={copy.title} id="other-services" items={items} />
}
