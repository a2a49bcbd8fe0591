import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router-dom'
import { FormBanner } from '../../components/FormBanner/FormBanner.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { leadOf, noLead, type LeadStore } from '../../features/leads/lead.ts'
import { messageSent, notice as copy } from '../../features/leads/noticeCopy.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { navigateIfIdle } from '../../lib/navigation.ts'
import { findRoute, hrefFor } from '../../routing/manifest.ts'
import { usePage } from '../../seo/usePage.ts'
import { actions, close, notices } from './LeadAnswer.css.ts'

const forms = ['contact', 'enquiry']

/** Tells the answer to a sent form: on the form's page by the thank-you page, elsewhere by a notice. */
export function LeadAnswer() {
  return (
    <div className={notices}>
      {forms.map((form) => (
        <Answer key={form} form={form} lead={leadOf(form)} />
      ))}
    </div>
  )
}

function Answer({ form, lead }: { readonly form: string; readonly lead: LeadStore }) {
  const translate = useMessage()
  const { locale, page, route } = usePage()
  const {
    status,
    isShown,
    sentFrom,
    pause,
    notice: state,
  } = useSyncExternalStore(lead.subscribe, lead.get, () => noLead)
  const isSent = status.state === 'sent'
  const isThanked = isSent && page === 'thankYou'
  // A form that has failed, as on a page that a translator changes, is no longer shown.
  const isOwnPage = isShown || (state === 'due' && route?.path === sentFrom)
  const isNotice = (isSent ? !isOwnPage && !isThanked : status.state === 'refused' && !isShown) && state !== 'closed'
  useThankYouPage(isSent && isOwnPage, pause)
  useEffect(() => {
    if (isThanked) lead.closeNotice()
    else if (isNotice) lead.noticeSeen()
  }, [lead, isThanked, isNotice])

  const toForm = `${hrefFor(findRoute(sentFrom)?.page ?? 'contact', locale)}#${form}-form`
  const details = (
    <p className={actions}>
      {!isSent && <Link href={toForm}>{translate(copy.toForm)}</Link>}
      <button type="button" className={close} onClick={lead.closeNotice}>
        {translate(copy.close)}
      </button>
    </p>
  )
  const content = isSent
    ? ({ tone: 'success', text: translate(messageSent), details } as const)
    : ({ tone: 'error', text: translate(copy.notSent), details } as const)
  return (
    <div {...(isNotice ? { role: 'region', 'aria-label': translate(copy.label) } : {})}>
      <FormBanner content={isNotice ? content : undefined} />
    </div>
  )
}

/** Opens the thank-you page after the pause, unless the visitor leaves meanwhile. */
function useThankYouPage(isWanted: boolean, pause: number): void {
  const { locale } = usePage()
  const isIdle = useNavigation().state === 'idle'
  const open = useEffectEvent(() => navigateIfIdle(hrefFor('thankYou', locale)))
  useEffect(() => {
    if (!isWanted || !isIdle) return undefined
    const timer = setTimeout(open, pause)
    return () => clearTimeout(timer)
  }, [isWanted, isIdle, pause])
}
