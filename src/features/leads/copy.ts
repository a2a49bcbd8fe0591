import { msg } from '@lingui/core/macro'
import type { LeadField } from './definition.ts'

/** Texts of both forms. */
export const copy = {
  optional: msg({ message: `optional`, comment: `Follows the label of a form field that may stay empty` }),
  honeypot: msg({
    message: `Leave this field empty`,
    comment: `Label of an invisible field that spam programs fill in; only read out if someone reaches it by accident`,
  }),
  noScript: msg({
    message: `Without JavaScript you can reach us at <phone>{phone}</phone>, at <email>{email}</email> or on <whatsapp>WhatsApp</whatsapp>.`,
    comment: `Shown in place of the form when JavaScript is off`,
  }),
  privacyNote: msg`We use your details to answer you and, at your request, to prepare a mandate (<privacy>privacy notice</privacy>).`,
}

/** Fields that both forms have, without what differs. */
export const fields = {
  email: {
    kind: 'email',
    label: msg({ message: `Email`, comment: `Way of reaching us; also the label of a form field` }),
    placeholder: msg({ message: `you@example.com`, comment: `Placeholder; an address at example.com or example.de` }),
  },
  phone: {
    kind: 'phone',
    label: msg({ message: `Phone`, comment: `Way of reaching us; also the label of a form field` }),
    placeholder: msg({
      message: `+1 203 555 0142`,
      comment: `Placeholder; a number reserved for examples, in the format of the reader’s country`,
    }),
  },
} as const satisfies Readonly<Record<string, LeadField>>

export const validation = {
  emailRequired: msg({ message: `Email is required`, comment: `Error below an empty form field` }),
  emailFormat: msg`Please enter a valid email address`,
  summary: msg({
    message: `{errorCount, plural, one {# field needs another look} other {# fields need another look}}`,
    comment: `Heading above the list of fields with errors`,
  }),
}

export const buttons = {
  next: msg({ message: `Next step`, comment: `Button` }),
  previous: msg({
    message: `Previous`,
    comment: `Button back to the first step of the form`,
  }),
  resend: msg({ message: `Send again`, comment: `Button after a failed attempt` }),
  progress: msg({ message: `Step {step} of {steps}`, comment: `Progress of the form, for instance: Step 1 of 2` }),
}

export const status = {
  offline: msg`You’re not connected to the internet at the moment. What you typed is kept; send it once the connection is back.`,
  pressAgain: msg({
    message: `Please press the button again to send the form.`,
    comment: `Shown once above the send button when the invisible field of a form was filled in`,
  }),
  hiddenField: msg({
    message: `A hidden field was filled in, as browsers and password managers sometimes do. Everything you typed is still here.`,
    comment: `Below “Please press the button again to send the form.”`,
  }),
  timedOut: msg`There was no answer in time, so we stopped the attempt. What you typed is kept, and sending it a second time does no harm.`,
  unknown: msg`We don’t know whether your message has reached us.`,
  unknownReason: msg({
    message: `You left the page before there was an answer. What you typed is still here: you can send it again, even if we then receive it twice.`,
    comment: `Below “We don’t know whether your message has reached us.”`,
  }),
  rateLimited: msg({
    message: `Several messages have just come from your connection. Please try again later, or reach us directly.`,
    comment: `Shown when the form service refuses further messages for a while`,
  }),
}

export const fallback = {
  lead: msg`Or send the same text another way:`,
  email: msg({ message: `Send as an email`, comment: `Opens the visitor’s mail program with the text filled in` }),
  whatsapp: msg({ message: `Send by WhatsApp`, comment: `Opens WhatsApp with the text filled in` }),
}

export const draft = {
  restored: msg`We have put back what you typed earlier. It is stored in this browser tab only, until you send it.`,
  discard: msg({ message: `Clear the form`, comment: `Button that deletes what was typed` }),
}
