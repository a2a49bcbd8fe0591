import { useRef } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import { telephoneHref } from '../../content/companyContact.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { openMark, useAutoClose } from '../../lib/useAutoClose.ts'
import { bubble, option, panel, title, widget } from './ContactWidget.css.ts'
import { widget as copy } from './footerCopy.ts'
import { useWhatsAppHref } from '../../sections/WhatsApp/useWhatsAppHref.ts'

const panelId = 'reach-us'

/** The round button at the bottom right and its panel, a native popover that opens without JavaScript. */
export function ContactWidget() {
  const translate = useMessage()
  const whatsApp = useWhatsAppHref()
  const popover = useRef<HTMLDivElement>(null)
  useAutoClose(popover)
  return (
    <aside className={widget} aria-label={translate(copy.title)}>
      <button
        type="button"
        className={bubble}
        popoverTarget={panelId}
        aria-label={translate(copy.open)}
        onClick={toggleWithoutPopovers}
      >
        <svg
          width="26"
          height="26"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          aria-hidden="true"
        >
          <path d="M4 20l1.3-4A8 8 0 1 1 8.200 18.800z" />
        </svg>
      </button>
      <div
        id={panelId}
        className={panel}
        popover="auto"
        role="dialog"
        aria-labelledby={`${panelId}-title`}
        ref={popover}
      >
        <p className={title} id={`${panelId}-title`}>
          {translate(copy.title)}
        </p>
        <Link href={whatsApp} tone="plain" className={option}>
          {translate(copy.whatsApp)}
        </Link>
        <Link href={env.schedulingUrl} tone="plain" className={option}>
          {translate(copy.schedule)}
        </Link>
        <Link href={telephoneHref} tone="plain" className={option}>
          <Message of={copy.call} />
        </Link>
        <p>
          <Message of={copy.availability} />
        </p>
      </div>
    </aside>
  )
}

/** Opens and closes the panel in a browser that has no popovers (ContactWidget.css.ts). */
function toggleWithoutPopovers(): void {
  if (!('popover' in HTMLElement.prototype)) document.getElementById(panelId)?.toggleAttribute(openMark)
}
