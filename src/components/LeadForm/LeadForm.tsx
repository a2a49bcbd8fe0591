import type { ReactNode } from 'react'
import type { LeadForm as State } from '../../lib/leadForm/useLeadForm.ts'
import { honeypotName } from '../../lib/leadForm/spamTrap.ts'
import { discard, form as formClass, restored, withoutScript as withoutScriptClass } from './LeadForm.css.ts'
import { Live } from '../Live/Live.tsx'

type Props = {
  readonly state: Pick<State, 'ref' | 'onSubmit' | 'onInput' | 'isRestored' | 'discard'>
  /** Names the form for screen readers. */
  readonly name: string
  /** Where the browser sends the form by itself if the app never arrives: mailto. */
  readonly action: string
  readonly honeypotLabel: string
  readonly restoredText: string
  readonly discardLabel: string
  /** How to reach us instead, for visitors without JavaScript. */
  readonly withoutScript: ReactNode
  readonly children: ReactNode
}

/** The frame of a form that brings a lead: native, uncontrolled, with its own messages instead of the browser's. */
export function LeadForm({
  state,
  name,
  action,
  honeypotLabel,
  restoredText,
  discardLabel,
  withoutScript,
  children,
}: Props) {
  const { ref, onSubmit, onInput, isRestored, discard: empty } = state
  return (
    <>
      <p className={withoutScriptClass}>{withoutScript}</p>
      <Live
        as="form"
        until="visible"
        ref={ref}
        className={formClass}
        aria-label={name}
        method="post"
        action={action}
        encType="text/plain"
        noValidate
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
        <p className="visually-hidden">
          <label>
            {honeypotLabel}
            <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
      </Live>
    </>
  )
}
