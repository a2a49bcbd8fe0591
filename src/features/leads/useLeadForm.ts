import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
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

/** What the last press of the button has found: wrong fields, or a filled honeypot. */
type Found = { readonly problems: Problems; readonly asksAgain: boolean }
const nothing: Found = { problems: {}, asksAgain: false }

/**
 * A lead form: validates a step before the next one, sends once, and keeps everything typed. No lead is dropped: a
 * suspicious one is delayed or asked about (docs/decisions/forms.md). The controls are uncontrolled, because visitors fill
 * them in before the app is hydrated.
 */
export function useLeadForm(form: LeadDefinition, ref: RefObject<HTMLFormElement | null>) {
  const lead = leadOf(form.id)
  const { step, values, status } = useSyncExternalStore(lead.subscribe, lead.get, () => initialLead)
  const [found, setFound] = useState(nothing)
  const [isRestored, setRestored] = useState(false)
  /** A filled honeypot asks the visitor to press the button again: once, so that the second press sends. */
  const isHoneypotChecked = useRef(false)
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
    setFound(nothing)
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

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy(status) || status.state === 'sent') return
    const typed = readValues(event.currentTarget, namesOf(form))
    const next = reachableStep(form, typed, step + 1)
    lead.save(typed, Math.min(next, step))
    if (next <= step) {
      const problems = findProblems(form, next, typed)
      setFound({ ...nothing, problems })
      const [first] = Object.keys(problems)
      if (first !== undefined) focusOn(fieldId(form, first))
    } else if (next < form.steps.length) {
      addStep(step, next)
      goToStep(next)
    } else {
      const isFilled = readValues(event.currentTarget, [honeypotName])[honeypotName] !== ''
      const asksAgain = isFilled && !isHoneypotChecked.current
      isHoneypotChecked.current = true
      setFound({ ...nothing, asksAgain })
      if (asksAgain) return
      const { url, payload, pause } = form
      lead.send({ url, payload: payload(cleanValues(form.fields, typed)), pause })
    }
  }

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    lead.saveInput(readValues(event.currentTarget, namesOf(form)))
    const others = ({ problems }: Found) => Object.entries(problems).filter(([field]) => field !== name)
    setFound((known) => ({ ...known, problems: Object.fromEntries(others(known)) }))
  }

  /** Empties the form and forgets the draft. */
  const discard = () => {
    ref.current?.reset()
    leaveStep(step)
    lead.clear()
    setFound(nothing)
    setRestored(false)
    isHoneypotChecked.current = false
    const [first] = namesOf(form)
    if (first !== undefined) focusOn(fieldId(form, first))
  }

  return {
    step,
    values: cleanValues(form.fields, values),
    ...found,
    status,
    isOnline,
    isRestored,
    goBack,
    onSubmit,
    onInput,
    discard,
  }
}
export type LeadFormState = ReturnType<typeof useLeadForm>
