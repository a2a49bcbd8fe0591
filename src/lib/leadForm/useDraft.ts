import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { draftStore } from './draft.ts'
import { fillEmpty, isBlank, readValues, type Values } from './values.ts'

type Options<Name extends string> = {
  readonly id: string
  readonly names: readonly Name[]
  /** Runs once, after the form is filled from the draft. */
  readonly onReady: (values: Values<Name>, step: number) => void
}

/**
 * Saves what is typed for the visit. On hydration, what was typed before wins over the draft, and the draft fills the
 * empty fields.
 */
export function useDraft<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  { id, names, onReady }: Options<Name>,
) {
  const [isRestored, setRestored] = useState(false)
  const startedAt = useRef(0)
  /** The lead was sent: its values, still in the form, are no draft. */
  const isForgotten = useRef(false)
  const ready = useRef(onReady)

  const save = useCallback(
    (step: number): Values<Name> | undefined => {
      if (form.current === null) return undefined
      isForgotten.current = false
      const values = readValues(form.current, names)
      if (isBlank(values)) draftStore(id).clear()
      else draftStore(id).write({ values, step, startedAt: startedAt.current })
      return values
    },
    [form, id, names],
  )
  const forget = useCallback(() => {
    draftStore(id).clear()
    isForgotten.current = true
    setRestored(false)
    startedAt.current = Date.now()
  }, [id])

  useLayoutEffect(() => {
    const element = form.current
    if (element === null) return undefined
    const hasTyped = !isBlank(readValues(element, names))
    const draft = draftStore(id).read()
    // The minimum fill time starts when the fields are first rendered.
    startedAt.current = draft?.startedAt ?? (hasTyped ? performance.timeOrigin : Date.now())
    setRestored(draft !== undefined && fillEmpty(element, names, draft.values))
    const step = draft?.step ?? 0
    const values = save(step)
    if (values !== undefined) ready.current(values, step)
    // Programs that fill in a form do not always report it.
    const saveHidden = () => {
      if (document.visibilityState === 'hidden' && !isForgotten.current) save(draftStore(id).read()?.step ?? 0)
    }
    document.addEventListener('visibilitychange', saveHidden)
    return () => document.removeEventListener('visibilitychange', saveHidden)
  }, [form, id, names, save])

  return { save, forget, isRestored, startedAt }
}
