import { msg } from '@lingui/core/macro'
import { env } from '../../lib/env.ts'
import { fields, validation } from './copy.ts'
import type { LeadDefinition } from './definition.ts'
import { messageSent } from './noticeCopy.ts'

/** The consultation form of the contact page. */
export const contact = {
  id: 'contact',
  url: env.contactFormUrl,
  name: msg({
    message: `Consultation request`,
    comment: `Accessible name of the contact form and subject of a prepared email`,
  }),
  fields: {
    name: {
      kind: 'name',
      label: msg({ message: `Name`, comment: `Form field: the visitor’s own name` }),
      placeholder: msg({ message: `First and last name`, comment: `Placeholder of the name field` }),
      missing: msg({ message: `Name is required`, comment: `Error below an empty form field` }),
    },
    email: { ...fields.email, missing: validation.emailRequired },
    phone: { ...fields.phone, hint: msg`With country code, if you would like us to call you back.` },
    message: {
      kind: 'longText',
      label: msg({ message: `Message`, comment: `Form field: free text` }),
      hint: msg`What you already know about budget, region, kind of house and timing.`,
      placeholder: msg`A finca with land in the north, for summers and later for good. First viewings in October.`,
    },
  },
  steps: [{ rows: [['name', 'email'], ['phone'], ['message']] }],
  payload: (values) => ({ ...values, _subject: 'New consultation request' }),
  submit: msg({ message: `Send message`, comment: `Button that submits the contact form` }),
  sending: msg({ message: `Sending...`, comment: `Button label while the form is being sent` }),
  failed: msg({
    message: `Something went wrong. Please try again or contact us directly.`,
    comment: `Message after a send that failed`,
  }),
  succeeded: messageSent,
  pause: 500,
  opening: msg({
    message: `Hello, I would like to talk to you about buying a property in Mallorca.`,
    comment: `First line of a prepared email or WhatsApp message from the visitor to the agency`,
  }),
} satisfies LeadDefinition
