import { use, type ReactNode } from 'react'
import { LanguageContext } from '../i18n/LanguageProvider.tsx'
import { useMessage } from '../i18n/useMessage.ts'
import { loading as copy } from './ErrorScreen.copy.ts'
import { screen } from './screen.css.ts'

/** Shows "Loading..." while the language is loading. Without a language context it warns and shows its children. */
export function LoadingWrapper({ children }: { readonly children: ReactNode }) {
  const context = use(LanguageContext)
  if (context === null) {
    console.warn('LoadingWrapper is rendered outside a LanguageProvider.')
    return children
  }
  return context.isLoading ? <Loading /> : children
}

function Loading() {
  const translate = useMessage()
  return (
    <p className={screen} role="status">
      {translate(copy.text)}
    </p>
  )
}
