import { useLocation } from 'react-router-dom'
import type { Locale } from '../../i18n/locales.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { usePage } from '../../seo/usePage.ts'
import { unreachable } from './copy.ts'

/** Tells the reader that the post could not be read, in the language of the address that was opened. */
export type UnreachableNotice = { readonly locale: Locale; readonly text: string; readonly retry: string }

/**
 * The notice of this page, or the one that came along with the redirect from a German address: an English page downloads
 * no German messages, so the German page translates the notice and passes it on as `location.state`.
 */
export function useUnreachableNotice(): UnreachableNotice {
  const translate = useMessage()
  const { locale } = usePage()
  const passedOn = (useLocation().state as Partial<RedirectState> | null)?.unreachable
  return passedOn ?? { locale, text: translate(unreachable.text), retry: translate(unreachable.retry) }
}

export type RedirectState = { readonly unreachable: UnreachableNotice }
