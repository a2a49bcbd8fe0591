import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { reportLead } from '../conversion.ts'
import { findProblems, problemNames, type Checks, type Problems } from './checks.ts'
import { fieldId, stepId } from './ids.ts'
import { sendLead, type Failure } from './sendLead.ts'
import { honeypotName, remainingFillTime } from './spamTrap.ts'
import { useDraft } from './useDraft.ts'
import { useFocus } from './useFocus.ts'
import { useOnline } from '../useOnline.ts'
import { blank, cleaned, readValues, type Values } from './values.ts'

export type Status =
  /** `askedAgain`: the honeypot was filled in, and the visitor is asked to press the button again. */
  | { readonly state: 'idle' | 'askedAgain' | 'sending' | 'sent' }
  | { readonly state: 'failed'; readonly failure: Failure }

type Options<Name extends string> = {
  /** Id of the draft, and prefix of the ids of the controls. */
  readonly id: string
  /** Every field, in the order of the page. A constant, as are the steps. */
  readonly names: readonly Name[]
  /** The checks of each step. */
  readonly steps: readonly Checks<Name>[]
  readonly url: string
  readonly payload: (values: Values<Name>) => Readonly<Record<string, string>>
  /** Navigates to the next page. */
  readonly onSent: () => void
  /** Delay before the navigation while the success is shown, milliseconds. */
  readonly pause: number
}

export type LeadForm<Name extends string = string> = {
  readonly id: string
  readonly ref: RefObject<HTMLFormElement | null>
  readonly step: number
  readonly values: Values<Name>
  readonly problems: Problems<Name>
  readonly status: Status
  readonly isOnline: boolean
  /** Whether a draft was restored. */
  readonly isRestored: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  readonly goTo: (step: number) => void
  /** Empties the form and forgets the draft. */
  readonly discard: () => void
}

/**
 * State of a lead form: saves a draft, validates a step before the next one, sends once, and keeps everything typed when
 * sending fails. No lead is dropped: a suspicious one is delayed or asked about (docs/decisions/forms.md). The controls
 * are uncontrolled, because visitors fill them in before the app is hydrated.
 */
export function useLeadForm<Name extends string>(options: Options<Name>): LeadForm<Name> {
  const { id, names, steps, url, payload, onSent, pause } = options
  const ref = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState(0)
  const [values, setValues] = useState(() => blank(names))
  const [problems, setProblems] = useState(noProblems<Name>)
  const [status, setStatus] = useState<Status>({ state: 'idle' })
  const focusOn = useFocus()
  const isBusy = useRef(false)
  const hasAskedAgain = useRef(false)
  const isOnline = useOnline()
  const draft = useDraft(ref, {
    id,
    names,
    onReady: (restored, wanted) => {
      setValues(restored)
      setStep(reachable(steps, restored, Math.min(wanted, steps.length - 1)))
    },
  })

  const goTo = (next: number) => {
    setStep(next)
    draft.save(next)
    focusOn(stepId(id, next))
  }

  /** Whether the visitor has to press the button again; asked once, so that the second press sends. */
  const asksAgain = (form: HTMLFormElement): boolean => {
    if (hasAskedAgain.current || readValues(form, [honeypotName])[honeypotName] === '') return false
    hasAskedAgain.current = true
    setStatus({ state: 'askedAgain' })
    return true
  }

  const send = async (current: Values<Name>) => {
    isBusy.current = true
    setStatus({ state: 'sending' })
    await delay(remainingFillTime(draft.startedAt.current, Date.now()))
    const outcome = await sendLead(url, payload(current))
    if (outcome.reason !== 'sent') {
      isBusy.current = false
      setStatus({ state: 'failed', failure: outcome })
      return
    }
    draft.forget()
    reportLead()
    setStatus({ state: 'sent' })
    // The visitor may have left. The form may have failed meanwhile, as on a page that a translator changes.
    const { pathname } = location
    await delay(pause)
    if (location.pathname === pathname) onSent()
  }

  return {
    id,
    ref,
    step,
    values,
    problems,
    status,
    isOnline,
    isRestored: draft.isRestored,
    goTo,
    onSubmit: (event) => {
      event.preventDefault()
      const form = event.currentTarget
      if (isBusy.current) return
      const current = cleaned(readValues(form, names))
      // What a program has filled in without an event is saved, and in the text of the other ways to write.
      draft.save(step)
      setValues(current)
      const wrong = reachable(steps, current, step + 1)
      if (wrong <= step) {
        const checks = steps[wrong]
        const found = checks === undefined ? noProblems<Name>() : findProblems(current, checks)
        setProblems(found)
        setStatus({ state: 'idle' })
        setStep(wrong)
        const [first] = problemNames(found)
        if (first !== undefined) focusOn(fieldId(id, first))
      } else if (wrong < steps.length) goTo(wrong)
      else if (!asksAgain(form)) void send(current)
    },
    onInput: (event) => {
      // Input while the success is shown is not saved as a draft.
      if (status.state === 'sent') return
      const { name } = event.target as HTMLInputElement
      const current = draft.save(step)
      if (current !== undefined) setValues(current)
      setProblems((known) => ({ ...known, [name]: undefined }))
    },
    discard: () => {
      ref.current?.reset()
      draft.forget()
      setValues(blank(names))
      setProblems(noProblems<Name>)
      setStatus({ state: 'idle' })
      setStep(0)
      if (names[0] !== undefined) focusOn(fieldId(id, names[0]))
    },
  }
}

const noProblems = <Name extends string>(): Problems<Name> => ({}) as Problems<Name>

/** The first invalid step up to `wanted`, else `wanted`. */
function reachable<Name extends string>(steps: readonly Checks<Name>[], values: Values<Name>, wanted: number): number {
  const wrong = steps.slice(0, wanted).findIndex((checks) => problemNames(findProblems(values, checks)).length > 0)
  return wrong === -1 ? wanted : wrong
}

/** Resolves after a delay, at once if it is 0. */
const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    if (milliseconds === 0) resolve()
    else setTimeout(resolve, milliseconds)
  })
