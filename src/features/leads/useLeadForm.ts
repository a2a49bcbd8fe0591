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
import { isBusy, leadOf, noLead } from './lead.ts'
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
  const { step, values, status } = useSyncExternalStore(lead.subscribe, lead.get, () => noLead)
  const [problems, setProblems] = useState<Problems>({})
  const [isRestored, setRestored] = useState(false)
  /** Whether the visitor was asked to press the button again, because the honeypot is filled in. */
  const [confirmation, setConfirmation] = useState<'due' | 'shown' | 'done'>('due')
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
    if (confirmation === 'shown') setConfirmation('done')
    focusOn(stepId(form, next))
  }
  const onHistory = useEffectEvent(() => {
    const wanted = stepOfEntry()
    if (wanted === undefined || wanted === step || wanted >= form.steps.length) return
    goToStep(reachableStep(form, values, wanted))
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
    const isFirst = confirmation === 'due' && readValues(element, [honeypotName])[honeypotName] !== ''
    setConfirmation(isFirst ? 'shown' : 'done')
    return isFirst
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy(status) || status.state === 'sent') return
    const typed = readValues(event.currentTarget, namesOf(form))
    const wanted = reachableStep(form, typed, step + 1)
    lead.save(typed, Math.min(wanted, step))
    if (wanted <= step) {
      const found = findProblems(form, wanted, typed)
      setProblems(found)
      const [first] = Object.keys(found)
      if (first !== undefined) focusOn(fieldId(form, first))
    } else if (wanted < form.steps.length) {
      addStep(step, wanted)
      goToStep(wanted)
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
    setConfirmation('due')
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
    asksAgain: confirmation === 'shown',
    goBack,
    onSubmit,
    onInput,
    discard,
  }
}
export type LeadFormState = ReturnType<typeof useLeadForm>
