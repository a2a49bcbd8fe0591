import type { MessageDescriptor } from '@lingui/core'
import { Button } from '../../components/Button/Button.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { FormActions, FormRow, LeadForm } from '../../components/LeadForm/LeadForm.tsx'
import { Outcome } from '../../components/LeadForm/Outcome.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { emailHref, telephoneHref } from '../../content/companyContact.ts'
import { emailHrefWith, whatsAppHref } from '../../content/reach.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import type { Problem } from '../../lib/leadForm/checks.ts'
import { fieldId } from '../../lib/leadForm/ids.ts'
import { preparedText } from '../../lib/leadForm/preparedText.ts'
import { useLeadForm, type Status } from '../../lib/leadForm/useLeadForm.ts'
import { navigateIfIdle } from '../../lib/navigation.ts'
import { useHref } from '../../seo/usePage.ts'
import { contactChecks, contactFields, contactPayload, type ContactField } from './contactLead.ts'
import {
  draft,
  fallback,
  fields,
  form as copy,
  noScript,
  prepared,
  privacyNote,
  status,
  submit,
  validation,
} from './copy.ts'

/** Also the name of the draft. */
const formId = 'contact'
/** How long the success is shown before the thank-you page, milliseconds. */
const successPause = 500
const steps = [contactChecks]

type RequiredField = keyof typeof contactChecks
const missing: Record<RequiredField, MessageDescriptor> = {
  name: validation.nameRequired,
  email: validation.emailRequired,
}
const problemCopy = (name: ContactField, problem: Problem): MessageDescriptor =>
  problem === 'malformed' ? validation.emailFormat : missing[name as RequiredField]

/** The consultation form, sent to a form service. */
export function ContactForm() {
  const translate = useMessage()
  const href = useHref()
  const form = useLeadForm({
    id: formId,
    names: contactFields,
    steps,
    url: env.contactFormUrl,
    payload: contactPayload,
    onSent: () => navigateIfIdle(href('thankYou')),
    pause: successPause,
  })
  const messageOf = (name: ContactField, problem: Problem) => translate(problemCopy(name, problem))
  const control = (name: ContactField) => {
    const problem = form.problems[name]
    return {
      id: fieldId(formId, name),
      name,
      label: translate(fields[name].label),
      placeholder: translate(fields[name].placeholder),
      error: problem && messageOf(name, problem),
      ...(name in contactChecks ? {} : { note: translate(copy.optional) }),
    }
  }
  const text = preparedText(
    translate(prepared.opening),
    contactFields.map((name) => [translate(fields[name].label), form.values[name]]),
  )
  return (
    <LeadForm
      state={form}
      name={translate(copy.name)}
      honeypotLabel={translate(copy.honeypot)}
      restoredText={translate(draft.restored)}
      discardLabel={translate(draft.discard)}
      withoutScript={
        <Message
          of={noScript}
          components={{
            phone: <Link href={telephoneHref} />,
            email: <Link href={emailHref} />,
            whatsapp: <Link href={whatsAppHref(translate(prepared.opening))} />,
          }}
        />
      }
    >
      <Text size="small">{translate(copy.requiredHint)}</Text>
      <FormRow>
        <Field {...control('name')} autoComplete="name" autoCapitalize="words" required />
        <Field
          {...control('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          hint={translate(fields.email.hint)}
          required
        />
      </FormRow>
      <Field {...control('phone')} type="tel" inputMode="tel" autoComplete="tel" hint={translate(fields.phone.hint)} />
      <Field as="textarea" {...control('message')} hint={translate(fields.message.hint)} />
      <Outcome
        form={form}
        copy={{ ...status, summary: validation.summary, fallback }}
        messageOf={messageOf}
        emailHref={emailHrefWith(translate(prepared.subject), text)}
        whatsAppHref={whatsAppHref(text)}
      />
      <FormActions>
        <Button type="submit" formAction={emailHref} isBusy={form.status.state === 'sending'}>
          {translate(buttonLabel(form.status.state))}
        </Button>
      </FormActions>
      <Text size="small">
        <Message of={privacyNote} />
      </Text>
    </LeadForm>
  )
}

function buttonLabel(state: Status['state']) {
  if (state === 'sending') return submit.sending
  return state === 'failed' ? submit.resend : submit.label
}
