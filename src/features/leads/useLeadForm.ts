import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type RefObject,
} from 'react'
import { useOnline } from '../../lib/useOnline.ts'
import { cleanValues, findProblems, reachableStep, type Problems } from './checks.ts'
import { fieldId, namesOf, stepId, type LeadDefinition } from './definition.ts'
import { isBusy, leadOf, initialLead } from './lead.ts'
import { honeypotName } from './spamTrap.ts'
import { addStep, leaveStep, stepOfEntry } from './stepHistory.ts'
import { useFocus } from './useFocus.ts'
import { fillEmpty, readValues } from './values.ts'

/**
 * A lead form: validates a step before the next one, sends once, and keeps everything typed. No lead is dropped: a
 * suspicious one is delayed or asked about (docs/decisions/forms.md). The controls are uncontrolled, because visitors fill
 * them in before the app is hydrated.
 */
export function useLeadForm(form: LeadDefinition, ref: RefObject<HTMLFormElement | null>) {
  const lead = leadOf(form.id)
  const { step, values, status } = useSyncExternalStore(lead.subscribe, lead.get, () => initialLead)
  const [problems, setProblems] = useState<Problems>({})
  const [isRestored, setRestored] = useState(false)
  /** A filled honeypot asks the visitor once to press the button again. */
  const [honeypot, setHoneypot] = useState<'unchecked' | 'asks' | 'confirmed'>('unchecked')
  const isOnline = useOnline()
  const focusOn = useFocus()

  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const names = namesOf(form)
    const shown = lead.attach()
    setRestored(fillEmpty(element, names, shown.values))
    const restored = readValues(element, names)
    lead.save(restored, reachableStep(form, restored, Math.min(shown.step, form.steps.length - 1)))
    // Programs that fill in a form do not always report it.
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') lead.saveInput(readValues(element, names))
    }
    document.addEventListener('visibilitychange', saveHidden)
    return () => {
      document.removeEventListener('visibilitychange', saveHidden)
      lead.detach()
    }
  }, [form, lead, ref])

  const goToStep = (next: number) => {
    lead.save(lead.get().values, next)
    setProblems({})
    if (honeypot === 'asks') setHoneypot('confirmed')
    focusOn(stepId(form, next))
  }
  const onHistory = useEffectEvent(() => {
    const next = stepOfEntry()
    if (next === undefined || next === step || next >= form.steps.length) return
    goToStep(reachableStep(form, values, next))
  })
  useEffect(() => {
    const listener = () => onHistory()
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  }, [])
  const goBack = () => {
    if (!leaveStep(step)) goToStep(step - 1)
  }

  /** Whether the visitor has to press the button again; asked once, so that the second press sends. */
  const needsConfirmation = (element: HTMLFormElement): boolean => {
    const isFirst = honeypot === 'unchecked' && readValues(element, [honeypotName])[honeypotName] !== ''
    setHoneypot(isFirst ? 'asks' : 'confirmed')
    return isFirst
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy(status) || status.state === 'sent') return
    const typed = readValues(event.currentTarget, namesOf(form))
    const next = reachableStep(form, typed, step + 1)
    lead.save(typed, Math.min(next, step))
    if (next <= step) {
      const found = findProblems(form, next, typed)
      setProblems(found)
      const [first] = Object.keys(found)
      if (first !== undefined) focusOn(fieldId(form, first))
    } else if (next < form.steps.length) {
      addStep(step, next)
      goToStep(next)
    } else {
      setProblems({})
      if (needsConfirmation(event.currentTarget)) return
      const { url, payload, pause } = form
      lead.send({ url, payload: payload(cleanValues(form.fields, typed)), pause })
    }
  }

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    lead.saveInput(readValues(event.currentTarget, namesOf(form)))
    setProblems((known) => Object.fromEntries(Object.entries(known).filter(([field]) => field !== name)))
  }

  /** Empties the form and forgets the draft. */
  const discard = () => {
    ref.current?.reset()
    leaveStep(step)
    lead.clear()
    setProblems({})
    setRestored(false)
    setHoneypot('unchecked')
    const [first] = namesOf(form)
    if (first !== undefined) focusOn(fieldId(form, first))
  }

  return {
    step,
    values: cleanValues(form.fields, values),
    problems,
    status,
    isOnline,
    isRestored,
    asksAgain: honeypot === 'asks',
    goBack,
    onSubmit,
    onInput,
    discard,
  }
}
export type LeadFormState = ReturnType<typeof useLeadForm>
