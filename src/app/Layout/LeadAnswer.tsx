import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router-dom'
import { FormBanner } from '../../components/FormBanner/FormBanner.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { formId, leadIds, type LeadId } from '../../features/leads/definition.ts'
import { initialLead, leadOf, type Lead, type LeadStore } from '../../features/leads/lead.ts'
import { messageSent, notice as copy } from '../../features/leads/noticeCopy.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { navigateIfIdle } from '../../lib/navigation.ts'
import { findRoute, hrefFor } from '../../routing/manifest.ts'
import { usePage } from '../../routing/usePage.ts'
import { actions, close, notices } from './LeadAnswer.css.ts'

/** Shows the answer to a sent form: on the form's page the thank-you page follows, elsewhere a notice appears. */
export function LeadAnswer() {
  return (
    <div className={notices}>
      {leadIds.map((id) => (
        <Answer key={id} id={id} lead={leadOf(id)} />
      ))}
    </div>
  )
}

/** How a page shows an answer: `read` on the thank-you page, `none` while there is none, or where the form shows it. */
type Showing = 'thankYouPage' | 'notice' | 'read' | 'none'

function showingOf({ status, isShown, sentFrom, notice }: Lead, { page, route }: ReturnType<typeof usePage>): Showing {
  const isOpen = notice !== 'closed'
  if (status.state === 'refused') return isOpen && !isShown ? 'notice' : 'none'
  if (status.state !== 'sent') return 'none'
  if (page === 'thankYou') return 'read'
  // A form that has failed, as on a page that a translator changes, is no longer shown.
  if (isShown || (notice === 'unseen' && route?.path === sentFrom)) return 'thankYouPage'
  return isOpen ? 'notice' : 'none'
}

function Answer({ id, lead }: { readonly id: LeadId; readonly lead: LeadStore }) {
  const translate = useMessage()
  const current = usePage()
  const { locale } = useLanguage()
  const state = useSyncExternalStore(lead.subscribe, lead.get, () => initialLead)
  const showing = showingOf(state, current)
  const isSent = state.status.state === 'sent'
  useThankYouPage(showing === 'thankYouPage', state.pause)
  useEffect(() => {
    if (showing === 'read') lead.closeNotice()
    else if (showing === 'notice') lead.noticeSeen()
  }, [lead, showing])

  const toForm = `${hrefFor(findRoute(state.sentFrom)?.page ?? 'contact', locale)}#${formId({ id })}`
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
    <div {...(showing === 'notice' ? { role: 'region', 'aria-label': translate(copy.label) } : {})}>
      <FormBanner content={showing === 'notice' ? content : undefined} />
    </div>
  )
}

/** Opens the thank-you page after the pause, unless the visitor leaves meanwhile. */
function useThankYouPage(isDue: boolean, pause: number): void {
  const { locale } = useLanguage()
  const isIdle = useNavigation().state === 'idle'
  const open = useEffectEvent(() => navigateIfIdle(hrefFor('thankYou', locale)))
  useEffect(() => {
    if (!isDue || !isIdle) return undefined
    const timer = setTimeout(open, pause)
    return () => clearTimeout(timer)
  }, [isDue, isIdle, pause])
}
