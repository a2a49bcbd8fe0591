import { useRef, type MouseEvent } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { emailHref, telephoneHref } from '../../content/companyContact.ts'
import { whatsAppHref } from '../../content/reach.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { buttons, copy, draft } from './copy.ts'
import { formId, type LeadDefinition } from './definition.ts'
import { isBusy, type Status } from './lead.ts'
import {
  actions,
  discard,
  form as formClass,
  hiddenStep,
  part,
  progress,
  restored,
  withoutScript,
} from './LeadForm.css.ts'
import { LeadStep } from './LeadStep.tsx'
import { Outcome } from './Outcome.tsx'
import { honeypotName } from './spamTrap.ts'
import { useLeadForm } from './useLeadForm.ts'

/** A lead form, sent to a form service: native and uncontrolled, with its own error messages instead of the browser's. */
export function LeadForm({ form }: { readonly form: LeadDefinition }) {
  const translate = useMessage()
  const ref = useRef<HTMLFormElement>(null)
  const state = useLeadForm(form, ref)
  const { step, status } = state
  const isLast = step === form.steps.length - 1
  const hasSteps = form.steps.length > 1
  return (
    <>
      <p className={withoutScript}>
        <Message
          of={copy.noScript}
          components={{
            phone: <Link href={telephoneHref} />,
            email: <Link href={emailHref} />,
            whatsapp: <Link href={whatsAppHref(translate(form.opening))} />,
          }}
        />
      </p>
      <form
        ref={ref}
        id={formId(form)}
        className={formClass}
        aria-label={translate(form.name)}
        method="post"
        encType="text/plain"
        noValidate
        data-draft={form.id}
        onSubmit={state.onSubmit}
        onInput={state.onInput}
      >
        {state.isRestored && !isBusy(status) && status.state !== 'sent' && (
          <div className={restored}>
            <p>{translate(draft.restored)}</p>
            <button type="button" className={discard} onClick={state.discard}>
              {translate(draft.discard)}
            </button>
          </div>
        )}
        {hasSteps && (
          <div className={progress} aria-hidden="true">
            {form.steps.map(({ rows }, at) => (
              <span key={rows.join()} className={part} data-reached={at <= step ? '' : undefined} />
            ))}
          </div>
        )}
        {form.steps.map((it, at) => (
          <LeadStep key={it.rows.join()} form={form} state={state} step={it} at={at} />
        ))}
        <Outcome form={form} state={state} />
        <div className={actions}>
          <Button
            type="submit"
            formAction={emailHref}
            formMethod={isLast ? undefined : 'dialog'}
            isBusy={isLast && (isBusy(status) || status.state === 'sent')}
            onClick={ignoreSecondClick}
          >
            {translate(isLast ? submitLabel(form, status) : buttons.next)}
          </Button>
          {step > 0 && (
            <Button tone="outline" onClick={state.goBack}>
              {translate(buttons.previous)}
            </Button>
          )}
        </div>
        {isLast ? (
          <PrivacyNote />
        ) : (
          <div className={hiddenStep} hidden>
            <Button type="submit" formAction={emailHref}>
              {translate(form.submit)}
            </Button>
            <PrivacyNote />
          </div>
        )}
        <p className="visually-hidden" aria-hidden="true">
          <label>
            {translate(copy.honeypot)}
            <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
      </form>
    </>
  )
}

function PrivacyNote() {
  return (
    <Text size="small">
      <Message of={copy.privacyNote} />
    </Text>
  )
}

/** A double click on "Next step" must not send the step that it opens. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}

function submitLabel(form: LeadDefinition, status: Status) {
  if (isBusy(status) || (status.state === 'sent' && form.succeeded === undefined)) return form.sending
  return status.state === 'refused' || status.state === 'unknown' ? buttons.resend : form.submit
}
