import { contactSubject } from '../../content/formPayloads.ts'
import { required, requiredEmail, type Checks } from '../../lib/leadForm/checks.ts'
import type { Values } from '../../lib/leadForm/values.ts'

export const contactFields = ['name', 'email', 'phone', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** The other fields are optional. */
export const contactChecks = { name: required, email: requiredEmail } satisfies Checks<ContactField>

/** The payload that the form service receives; its fields are part of the contract with the service. */
export const contactPayload = ({ name, email, phone, message }: Values<ContactField>) => ({
  name,
  email,
  phone,
  message,
  _subject: contactSubject,
})
