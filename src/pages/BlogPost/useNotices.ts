import { useLocation } from 'react-router-dom'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { missing, unreachable } from './copy.ts'

/** Why there is no post, in the locale of the URL that the visitor opened. */
export type Notices = {
  readonly locale: Locale
  readonly missing: string
  readonly unreachable: string
  readonly retry: string
}

/**
 * Returns this page's notices, or those from a redirect by a German URL: an English page does not load the German
 * catalog, so the German page translates them and passes them as `location.state`.
 */
export function useNotices(): Notices {
  const translate = useMessage()
  const { locale } = useLanguage()
  const passedOn = (useLocation().state as Partial<RedirectState> | null)?.notices
  return (
    passedOn ?? {
      locale,
      missing: translate(missing.text),
      unreachable: translate(unreachable.text),
      retry: translate(unreachable.retry),
    }
  )
}

export type RedirectState = { readonly notices: Notices }
