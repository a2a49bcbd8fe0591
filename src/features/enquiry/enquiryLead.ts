import { enquiryFormType, notSpecified } from '../../content/formPayloads.ts'
import { required, requiredEmail, type Checks } from '../../lib/leadForm/checks.ts'
import type { Values } from '../../lib/leadForm/values.ts'

export const contactStep = ['firstName', 'lastName', 'email', 'phone', 'budgetRange'] as const
export const propertyStep = ['preferredRegion', 'propertyType', 'timeline', 'goals'] as const
export const enquiryFields = [...contactStep, ...propertyStep] as const
export type EnquiryField = (typeof enquiryFields)[number]

/** Every field of the first step is required, none of the second. */
export const enquiryChecks: readonly Checks<EnquiryField>[] = [
  { firstName: required, lastName: required, email: requiredEmail, phone: required, budgetRange: required },
  {},
]

/** The payload that the form service receives. */
export const enquiryPayload = (values: Values<EnquiryField>) => ({
  formType: enquiryFormType,
  firstName: values.firstName,
  lastName: values.lastName,
  email: values.email,
  phone: values.phone,
  budgetRange: values.budgetRange,
  preferredRegion: values.preferredRegion || notSpecified,
  propertyType: values.propertyType || notSpecified,
  timeline: values.timeline || notSpecified,
  goals: values.goals || notSpecified,
})
