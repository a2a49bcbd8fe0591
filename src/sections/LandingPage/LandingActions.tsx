import type { MessageDescriptor } from '@lingui/core'
import { Button } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { chat } from './LandingActions.css.ts'
import { useWhatsAppHref } from '../WhatsApp/useWhatsAppHref.ts'

/** Anchor of the form section on every landing page. */
export const enquiryAnchor = 'enquiry'

export type LandingActionsCopy = { readonly button: MessageDescriptor; readonly whatsapp: MessageDescriptor }
type Props = { readonly copy: LandingActionsCopy }

/** The two actions of a landing page's hero: jump to the form, or open a chat, for which phones have the contact bar. */
export function LandingActions({ copy }: Props) {
  const translate = useMessage()
  const whatsApp = useWhatsAppHref()
  return (
    <>
      <Button href={`#${enquiryAnchor}`}>{translate(copy.button)}</Button>
      <span className={chat}>
        <Link href={whatsApp} tone="strong">
          {translate(copy.whatsapp)}
        </Link>
      </span>
    </>
  )
}
