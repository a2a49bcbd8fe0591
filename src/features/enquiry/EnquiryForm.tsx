import type { MessageDescriptor } from '@lingui/core'
import type { MouseEvent } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { FormActions, LeadForm } from '../../components/LeadForm/LeadForm.tsx'
import { Outcome } from '../../components/LeadForm/Outcome.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { emailHref, telephoneHref } from '../../content/companyContact.ts'
import { emailHrefWith, whatsAppHref } from '../../content/reach.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { preparedText } from '../../lib/leadForm/preparedText.ts'
import { useLeadForm, type Status } from '../../lib/leadForm/useLeadForm.ts'
import { navigateIfIdle } from '../../lib/navigation.ts'
import { useHref } from '../../seo/usePage.ts'
import { ContactStep } from './ContactStep.tsx'
import {
  budgetOptions,
  buttons,
  draft,
  fallback,
  fields,
  form as copy,
  noScript,
  prepared,
  privacyNote,
  propertyTypeOptions,
  regionOptions,
  status,
  timelineOptions,
  validation,
} from './copy.ts'
import { enquiryChecks, enquiryFields, enquiryPayload, type EnquiryField } from './enquiryLead.ts'
import { part, progress } from './EnquiryForm.css.ts'
import { problemMessage } from './problemMessage.ts'
import { PropertyStep } from './PropertyStep.tsx'

/** Also the name of the draft: the landing pages share it. */
const formId = 'enquiry'
const stepNumbers = enquiryChecks.map((_, at) => at)
type Option = { readonly value: string; readonly label: MessageDescriptor }
const options: Partial<Record<EnquiryField, readonly Option[]>> = {
  budgetRange: budgetOptions,
  preferredRegion: regionOptions,
  propertyType: propertyTypeOptions,
  timeline: timelineOptions,
}

/** The two-step enquiry of the landing pages. */
export function EnquiryForm() {
  const translate = useMessage()
  const href = useHref()
  const form = useLeadForm({
    id: formId,
    names: enquiryFields,
    steps: enquiryChecks,
    url: env.enquiryFormUrl,
    payload: enquiryPayload,
    onSent: () => navigateIfIdle(href('thankYou')),
    pause: 0,
  })
  const lines = enquiryFields.map((name): [string, string] => {
    const chosen = options[name]?.find(({ value }) => value === form.values[name])
    return [translate(fields[name].label), chosen ? translate(chosen.label) : form.values[name]]
  })
  const text = preparedText(translate(prepared.opening), lines)
  const isLast = form.step === stepNumbers.length - 1
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
      <div className={progress} aria-hidden="true">
        {stepNumbers.map((at) => (
          <span key={at} className={part} data-reached={at <= form.step ? '' : undefined} />
        ))}
      </div>
      <ContactStep form={form} isShown={!isLast} />
      <PropertyStep form={form} isShown={isLast} />
      <Outcome
        form={form}
        copy={{ ...status, summary: validation.summary, fallback }}
        messageOf={(name: EnquiryField, problem) => problemMessage(name, problem, translate)}
        emailHref={emailHrefWith(translate(prepared.subject), text)}
        whatsAppHref={whatsAppHref(text)}
      />
      <FormActions>
        <Button
          type="submit"
          formAction={emailHref}
          formMethod={isLast ? undefined : 'dialog'}
          isBusy={form.status.state === 'sending' || form.status.state === 'sent'}
          onClick={ignoreSecondClick}
        >
          {translate(isLast ? submitLabel(form.status.state) : buttons.next)}
        </Button>
        {isLast && (
          <Button tone="outline" onClick={() => form.goTo(form.step - 1)}>
            {translate(buttons.previous)}
          </Button>
        )}
      </FormActions>
      {isLast && (
        <Text size="small">
          <Message of={privacyNote} />
        </Text>
      )}
    </LeadForm>
  )
}

/** A double click on "Next Step" must not send the step that it opens. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}

function submitLabel(state: Status['state']) {
  if (state === 'sending' || state === 'sent') return buttons.submitting
  return state === 'failed' ? buttons.resend : buttons.submit
}
