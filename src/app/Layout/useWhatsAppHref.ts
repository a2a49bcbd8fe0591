import { whatsAppHref } from '../../content/company.ts'
import { pageLabels } from '../../content/navigation.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { usePage } from '../../seo/usePage.ts'
import { widget as copy } from './copy.ts'

/** A WhatsApp chat that starts with the page it was opened from, in the page's language. */
export function useWhatsAppHref(): string {
  const { page } = usePage()
  const translate = useMessage()
  return whatsAppHref(translate(copy.prefilled, { page: translate(pageLabels[page === 'notFound' ? 'home' : page]) }))
}
