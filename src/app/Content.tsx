import { I18nProvider } from '@lingui/react'
import { Activity, memo, use, useEffect } from 'react'
import { claimContent } from './adoption.ts'
import type { View } from './views.ts'

type Props = { readonly view: View | Promise<View> }

/**
 * What stands in the frame. React hydrates an Activity by itself, and leaves its prerendered HTML as it is for as long
 * as the view is awaited. It must not render again before that, hence the memo: React would then have to throw the HTML
 * away.
 */
export const Content = memo(function Content({ view }: Props) {
  return (
    <Activity>
      <Awaited view={view} />
    </Activity>
  )
})

function Awaited({ view }: Props) {
  const { Page, Body, i18n } = view instanceof Promise ? use(view) : view
  useEffect(claimContent, [])
  return (
    <I18nProvider i18n={i18n}>
      <Body>
        <Page />
      </Body>
    </I18nProvider>
  )
}
