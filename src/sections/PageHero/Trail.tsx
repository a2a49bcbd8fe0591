import { msg } from '@lingui/core/macro'
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { pageLabels } from '../../content/pageLabels.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { useHref, usePage } from '../../routing/usePage.ts'

const label = msg({
  message: 'Breadcrumbs',
  comment: 'Screen reader name of the path from the home page to this one',
})

/** The breadcrumbs of the current page; an unknown address has none. */
export function Trail() {
  const translate = useMessage()
  const href = useHref()
  const { route } = usePage()
  const items = (route?.trail ?? []).map((page) => ({ label: translate(pageLabels[page]), href: href(page) }))
  return items.length > 1 && <Breadcrumbs label={translate(label)} items={items} />
}
