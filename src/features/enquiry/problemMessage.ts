import type { MessageDescriptor } from '@lingui/core'
import type { Translate } from '../../i18n/Message.tsx'
import type { Problem } from '../../lib/leadForm/checks.ts'
import { validation } from './copy.ts'
import type { contactStep, EnquiryField } from './enquiryLead.ts'

const missing: Record<(typeof contactStep)[number], MessageDescriptor> = {
  firstName: validation.firstNameRequired,
  lastName: validation.lastNameRequired,
  email: validation.emailRequired,
  phone: validation.phoneRequired,
  budgetRange: validation.budgetRequired,
}

/** The error below a field, and in the summary. */
export function problemMessage(name: EnquiryField, problem: Problem, translate: Translate): string {
  if (problem === 'malformed') return translate(validation.emailFormat)
  return name in missing ? translate(missing[name as keyof typeof missing]) : ''
}
