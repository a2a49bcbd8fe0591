import { msg } from '@lingui/core/macro'

export const form = {
  name: msg({
    message: `Consultation request`,
    comment: `Accessible name of the contact form and subject of a prepared email`,
  }),
  requiredHint: msg`All fields are required unless marked as optional.`,
  optional: msg({ message: `optional`, comment: `Follows the label of a form field that may stay empty` }),
  honeypot: msg({
    message: `Leave this field empty`,
    comment: `Label of an invisible field that spam programs fill in; only read out if someone reaches it by accident`,
  }),
}

export const fields = {
  name: {
    label: msg({ message: `Name`, comment: `Form field: the visitor’s own name` }),
    placeholder: msg({ message: `First and last name`, comment: `Placeholder of the name field` }),
  },
  email: {
    label: msg({ message: `Email`, comment: `Way of reaching us; also the label of a form field` }),
    hint: msg`We will reply to this address.`,
    placeholder: msg({ message: `you@example.com`, comment: `Placeholder; an address at example.com or example.de` }),
  },
  phone: {
    label: msg({ message: `Phone`, comment: `Way of reaching us; also the label of a form field` }),
    hint: msg`With country code, if you would like us to call you back.`,
    placeholder: msg({
      message: `+1 203 555 0142`,
      comment: `Placeholder; a number reserved for examples, in the format of the reader’s country`,
    }),
  },
  message: {
    label: msg({ message: `Message`, comment: `Form field: free text` }),
    hint: msg`What you already know about budget, region, kind of house and timing.`,
    placeholder: msg`A finca with land in the north, for summers and later for good. First viewings in October.`,
  },
}

export const submit = {
  label: msg({ message: `Send message`, comment: `Button that submits the contact form` }),
  sending: msg({ message: `Sending...`, comment: `Button label while the form is being sent` }),
  resend: msg({ message: `Send again`, comment: `Button after a failed attempt` }),
}

export const status = {
  success: msg({
    message: `Message sent successfully! We'll respond within {replyHours} hours.`,
    comment: `Fixed wording (docs/product.md)`,
  }),
  error: msg({
    message: `Something went wrong. Please try again or contact us directly.`,
    comment: `Fixed wording (docs/product.md)`,
  }),
  offline: msg`You are not connected to the internet at the moment. What you typed is kept; send it once the connection is back.`,
  askedAgain: {
    request: msg({
      message: `Please press the button again to send the form.`,
      comment: `Shown once above the send button when the invisible field of a form was filled in`,
    }),
    reason: msg({
      message: `A hidden field was filled in, as browsers and password managers sometimes do. Everything you typed is still here.`,
      comment: `Below “Please press the button again to send the form.”`,
    }),
  },
  timedOut: msg`There was no answer in time, so we stopped the attempt. What you typed is kept, and sending it a second time does no harm.`,
  rateLimited: msg({
    message: `Several messages have just come from your connection. Please try again in {minutes, plural, one {# minute} other {# minutes}}, or reach us directly.`,
    comment: `Shown when the form service refuses further messages for a while`,
  }),
}

export const validation = {
  nameRequired: msg({ message: `Name is required`, comment: `Error below an empty form field` }),
  emailRequired: msg({ message: `Email is required`, comment: `Error below an empty form field` }),
  emailFormat: msg`Please enter a valid email address`,
  summary: msg({
    message: `{errorCount, plural, one {# field needs another look} other {# fields need another look}}`,
    comment: `Heading above the list of fields with errors`,
  }),
}

export const fallback = {
  lead: msg`Or send the same text another way:`,
  email: msg({ message: `Send as an email`, comment: `Opens the visitor’s mail program with the text filled in` }),
  whatsapp: msg({ message: `Send by WhatsApp`, comment: `Opens WhatsApp with the text filled in` }),
}

/** First line of the prepared email or WhatsApp message; the filled-in fields follow, each after its label. */
export const prepared = {
  subject: form.name,
  opening: msg({
    message: `Hello, I would like to talk to you about buying a property in Mallorca.`,
    comment: `First line of a prepared email or WhatsApp message from the visitor to the agency`,
  }),
}

export const noScript = msg({
  message: `This form needs JavaScript. Without it, you can reach us by phone at <phone>{phone}</phone>, by email at <email>{email}</email> and by <whatsapp>WhatsApp</whatsapp>.`,
  comment: `Shown in place of the form when JavaScript is off`,
})

export const privacyNote = msg`We use your details to answer you and, at your request, to prepare a mandate. Our <privacy>data privacy notice</privacy> explains how we handle them.`

export const draft = {
  restored: msg`We have put back what you typed earlier. It is stored in this browser tab only, until you send it.`,
  discard: msg({ message: `Clear the form`, comment: `Button that deletes what was typed` }),
}
