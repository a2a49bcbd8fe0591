import { reportLead } from '../../lib/conversion.ts'
import type { LeadId } from './definition.ts'
import { draftStore, type Draft } from './draft.ts'
import { sendLead, type Failure } from './sendLead.ts'
import { remainingFillTime } from './spamTrap.ts'
import { isBlank, type Values } from './values.ts'

export type Status =
  /** `waiting` for the minimum fill time; `unknown` if the document was gone before the answer. */
  | { readonly state: 'idle' | 'waiting' | 'sending' | 'sent' | 'unknown' }
  | { readonly state: 'refused'; readonly failure: Failure }

/** What is typed into a form, and what has become of it. */
export type Lead = {
  /** As typed. */
  readonly values: Values
  readonly step: number
  /** When the fields were first shown, milliseconds since 1970. */
  readonly startedAt: number
  readonly status: Status
  /** Whether the form is on the page. */
  readonly isShown: boolean
  /** Path of the page that sent the lead. */
  readonly sentFrom: string
  /** How long the success is shown before the thank-you page, milliseconds. */
  readonly pause: number
  /** The answer on pages without the form: to be shown, shown, or closed by the visitor. */
  readonly notice: 'unseen' | 'seen' | 'closed'
}
export type Send = {
  readonly url: string
  readonly payload: Readonly<Record<string, string>>
  readonly pause: number
}

/** Before the app is there, nothing is known of a lead. */
export const initialLead: Lead = {
  values: {},
  step: 0,
  startedAt: 0,
  status: { state: 'idle' },
  isShown: false,
  sentFrom: '',
  pause: 0,
  notice: 'closed',
}

export const isBusy = ({ state }: Status): boolean => state === 'waiting' || state === 'sending'

/**
 * The lead of a form in this tab. It outlives the form's component, so that a send goes out once and its answer is told on
 * whatever page the visitor is; what the next document needs to know is stored with the draft.
 */
export function createLead(id: string) {
  const drafts = draftStore(id)
  let lead = initialLead
  let waiting = new AbortController()
  const listeners = new Set<() => void>()
  const empty = () => ({ values: {}, step: 0, startedAt: Date.now() })

  const change = (part: Partial<Lead>): void => {
    lead = { ...lead, ...part }
    const { values, step, startedAt, status } = lead
    const isUnanswered = lacksAnswer(status)
    if (isBlank(values) && !isUnanswered) drafts.clear()
    else drafts.write({ values, step, startedAt, ...(isUnanswered ? { isUnanswered } : {}) })
    for (const listener of listeners) listener()
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  /** The form is on the page. Returns what to fill it with: the draft, also of an earlier document. */
  const attach = (): Lead => {
    const inMemory = isBlank(lead.values) ? empty() : lead
    const { values, step, startedAt, isUnanswered = false }: Draft = drafts.read() ?? inMemory
    change({
      values,
      step,
      startedAt,
      isShown: true,
      status: statusWhenShown(lead, isUnanswered),
    })
    return lead
  }

  /** @param sent the values of the payload, as JSON */
  const transmit = async ({ url, payload }: Send, sent: string): Promise<void> => {
    change({ status: { state: 'sending' } })
    const answer = await sendLead(url, payload)
    if (answer.reason === 'sent') {
      // What was typed after the press stays; the form shows its last step until the thank-you page replaces it.
      const { values, startedAt } = JSON.stringify(lead.values) === sent ? empty() : lead
      change({ values, startedAt, status: { state: 'sent' }, notice: 'unseen' })
      reportLead()
    } else change({ status: { state: 'refused', failure: answer }, notice: 'unseen' })
  }

  /** Sends once, when the minimum fill time is over, and at once when the page is hidden or left. */
  const send = (request: Send): void => {
    if (isBusy(lead.status)) return
    const sent = JSON.stringify(lead.values)
    change({ status: { state: 'waiting' }, sentFrom: location.pathname, pause: request.pause })
    const remaining = remainingFillTime(lead.startedAt, Date.now())
    if (remaining === 0) {
      void transmit(request, sent)
      return
    }
    waiting = new AbortController()
    const { signal } = waiting
    const go = () => {
      waiting.abort()
      void transmit(request, sent)
    }
    const timer = setTimeout(go, remaining)
    signal.addEventListener('abort', () => clearTimeout(timer))
    addEventListener('pagehide', go, { signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && go(), { signal })
  }

  return {
    get: () => lead,
    subscribe,
    attach,
    detach: () => change({ isShown: false }),
    save: (values: Values, step = lead.step) => change({ values, step }),
    /** Saves the controls; once the form is sent, only if it was changed after the send. */
    saveInput: (values: Values) => {
      if (lead.status.state !== 'sent' || !isBlank(lead.values)) change({ values })
    },
    /** Also ends a wait. */
    clear: () => {
      waiting.abort()
      change({ ...empty(), status: { state: 'idle' }, notice: 'closed' })
    },
    send,
    noticeSeen: () => change({ notice: 'seen' }),
    /** The visitor has read the answer: on the thank-you page, or in a notice. */
    closeNotice: () =>
      change({ notice: 'closed', status: lead.status.state === 'sent' ? { state: 'idle' } : lead.status }),
  }
}
export type LeadStore = ReturnType<typeof createLead>

/** Whether nobody knows if the lead has arrived: a browser also fails the request of a document that is being left. */
function lacksAnswer(status: Status): boolean {
  if (status.state !== 'refused') return status.state === 'sending' || status.state === 'unknown'
  return ['offline', 'timedOut', 'noAnswer'].includes(status.failure.reason)
}

/** A success that was told elsewhere is over. */
function statusWhenShown({ status, notice }: Lead, isUnanswered: boolean): Status {
  if (status.state === 'sent' && notice !== 'unseen') return { state: 'idle' }
  return status.state === 'idle' && isUnanswered ? { state: 'unknown' } : status
}

const leads = new Map<LeadId, LeadStore>()

/** The lead of a form, of which a document has one. */
export function leadOf(id: LeadId): LeadStore {
  const known = leads.get(id)
  if (known !== undefined) return known
  const lead = createLead(id)
  leads.set(id, lead)
  return lead
}
