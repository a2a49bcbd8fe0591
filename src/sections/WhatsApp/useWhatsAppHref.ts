import { msg } from '@lingui/core/macro'
import { whatsAppHref } from '../../content/reach.ts'
import { pageLabels } from '../../content/pageLabels.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { usePage } from '../../routing/usePage.ts'

const copy = {
  prefilled: msg({
    message: 'Hello, I am writing from your page “{page}”. I would like to talk about buying in Mallorca.',
    comment: 'Text that WhatsApp starts with',
  }),
}

/** Link to a WhatsApp chat; the prefilled message names the current page, in the page's language. */
export function useWhatsAppHref(): string {
  const { page } = usePage()
  const translate = useMessage()
  const named = page === 'notFound' ? 'home' : page === 'blogPost' ? 'blog' : page
  return whatsAppHref(translate(copy.prefilled, { page: translate(pageLabels[named]) }))
}
