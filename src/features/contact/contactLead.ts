import { contactSubject } from '../../content/formPayloads.ts'
import { required, requiredEmail, type Checks } from '../../lib/leadForm/checks.ts'
import type { Values } from '../../lib/leadForm/values.ts'

export const contactFields = ['name', 'email', 'phone', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** Decisions, "Forms": name and e-mail are required. */
export const contactChecks: Checks<ContactField> = { name: required, email: requiredEmail }

/** What the form service receives (specification, section 7). */
export const contactPayload = ({ name, email, phone, message }: Values<ContactField>) => ({
  name,
  email,
  phone,
  message,
  _subject: contactSubject,
})
