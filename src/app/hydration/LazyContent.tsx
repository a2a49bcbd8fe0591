import { I18nProvider } from '@lingui/react'
import { Activity, memo, use, useEffect } from 'react'
import type { View } from '../views.ts'
import { markHydrated } from './hydrated.ts'

type Props = { readonly view: View | Promise<View> }

const loaded = (view: Props['view']): View => (view instanceof Promise ? use(view) : view)

/**
 * Main content and footer. React hydrates an Activity on its own and keeps its prerendered HTML while the view loads. The
 * memo keeps the first view from rendering again before that, which would make React discard the HTML.
 */
export const LazyContent = memo(({ view }: Props) => (
  <Activity>
    <Content view={view} />
  </Activity>
))

/** Contact widget and contact bar, which stay mounted from page to page. */
export const LazyContact = memo(({ view }: Props) => (
  <Activity>
    <ContactWays view={view} />
  </Activity>
))

function Content({ view }: Props) {
  const { Page, Main, i18n } = loaded(view)
  useEffect(markHydrated, [])
  return (
    <I18nProvider i18n={i18n}>
      <Main>
        <Page />
      </Main>
    </I18nProvider>
  )
}

function ContactWays({ view }: Props) {
  const { Contact, i18n } = loaded(view)
  return (
    <I18nProvider i18n={i18n}>
      <Contact />
    </I18nProvider>
  )
}
