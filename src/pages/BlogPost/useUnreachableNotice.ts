import { useLocation } from 'react-router-dom'
import type { Locale } from '../../i18n/locales.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { usePage } from '../../seo/usePage.ts'
import { unreachable } from './copy.ts'

/** Notice that the post could not be loaded, in the locale of the URL that the visitor opened. */
export type UnreachableNotice = { readonly locale: Locale; readonly text: string; readonly retry: string }

/**
 * Returns this page's notice, or the one from a redirect by a German URL: an English page does not load the German
 * catalog, so the German page translates the notice and passes it as `location.state`.
 */
export function useUnreachableNotice(): UnreachableNotice {
  const translate = useMessage()
  const { locale } = usePage()
  const passedOn = (useLocation().state as Partial<RedirectState> | null)?.unreachable
  return passedOn ?? { locale, text: translate(unreachable.text), retry: translate(unreachable.retry) }
}

export type RedirectState = { readonly unreachable: UnreachableNotice }
