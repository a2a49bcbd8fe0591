import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { pageLabels } from '../../content/pageLabels.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { useHref, usePage } from '../../seo/usePage.ts'
import { hero, inner } from './HeroFrame.css.ts'

const copy = {
  breadcrumbs: msg({
    message: 'Breadcrumbs',
    comment: 'Screen reader name of the path from the home page to this one',
  }),
}

/** The column of an inner page's hero, with the page's breadcrumbs. */
export function HeroFrame({ children }: { readonly children: ReactNode }) {
  const translate = useMessage()
  const href = useHref()
  const { route } = usePage()
  const trail = (route?.trail ?? []).map((page) => ({ label: translate(pageLabels[page]), href: href(page) }))
  return (
    <div className={hero}>
      <div className={inner}>
        {trail.length > 1 && <Breadcrumbs label={translate(copy.breadcrumbs)} items={trail} />}
        {children}
      </div>
    </div>
  )
}
