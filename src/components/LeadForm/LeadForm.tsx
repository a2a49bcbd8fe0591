import type { ReactNode } from 'react'
import type { LeadForm as State } from '../../lib/leadForm/useLeadForm.ts'
import { honeypotName } from '../../lib/leadForm/spamTrap.ts'
import {
  actions,
  discard,
  form as formClass,
  restored,
  row,
  withoutScript as withoutScriptClass,
} from './LeadForm.css.ts'

type Props = {
  readonly state: Pick<State, 'id' | 'ref' | 'onSubmit' | 'onInput' | 'isRestored' | 'discard'>
  /** Accessible name of the form. */
  readonly name: string
  readonly honeypotLabel: string
  readonly restoredText: string
  readonly discardLabel: string
  /** Other ways to reach us, for visitors without JavaScript. */
  readonly withoutScript: ReactNode
  readonly children: ReactNode
}

/** Lead form: native and uncontrolled, with its own error messages instead of the browser's. */
export function LeadForm({ state, name, honeypotLabel, restoredText, discardLabel, withoutScript, children }: Props) {
  const { id, ref, onSubmit, onInput, isRestored, discard: empty } = state
  return (
    <>
      <p className={withoutScriptClass}>{withoutScript}</p>
      <form
        ref={ref}
        className={formClass}
        aria-label={name}
        method="post"
        encType="text/plain"
        noValidate
        data-draft={id}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {isRestored && (
          <div className={restored}>
            <p>{restoredText}</p>
            <button type="button" className={discard} onClick={empty}>
              {discardLabel}
            </button>
          </div>
        )}
        {children}
        <p className="visually-hidden" aria-hidden="true">
          <label>
            {honeypotLabel}
            <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
      </form>
    </>
  )
}

/** Two fields side by side if there is room. */
export function FormRow({ children }: { readonly children: ReactNode }) {
  return <div className={row}>{children}</div>
}

/** The form's buttons. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className={actions}>{children}</div>
}
