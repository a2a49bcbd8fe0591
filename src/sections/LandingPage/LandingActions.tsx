import type { MessageDescriptor } from '@lingui/core'
import { Button } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { useWhatsAppHref } from '../WhatsApp/useWhatsAppHref.ts'

/** Anchor of the form section on every landing page. */
export const enquiryAnchor = 'enquiry'

export type LandingActionsCopy = { readonly button: MessageDescriptor; readonly whatsapp: MessageDescriptor }
type Props = { readonly copy: LandingActionsCopy; readonly isOnDark?: boolean }

/** The two actions of a landing page's hero: jump to the form, or open a chat. */
export function LandingActions({ copy, isOnDark = false }: Props) {
  const translate = useMessage()
  const whatsApp = useWhatsAppHref()
  return (
    <>
      <Button href={`#${enquiryAnchor}`} tone={isOnDark ? 'light' : 'sea'}>
        {translate(copy.button)}
      </Button>
      <Link href={whatsApp} tone={isOnDark ? 'light' : 'strong'}>
        {translate(copy.whatsapp)}
      </Link>
    </>
  )
}
